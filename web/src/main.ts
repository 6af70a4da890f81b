// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import './style/tokens.css';
import './style/page.css';

mount(App, { target: document.getElementById('app') as HTMLElement });

// Starts the page.
import { mount } from 'svelte';
import App from './App.svelte';
import { speak } from './lib/i18n.svelte';
import './style/tokens.css';
import './style/page.css';

await speak();
mount(App, { target: document.getElementById('app') as HTMLElement });

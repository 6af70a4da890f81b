// Tests read English, as the page does before anybody chooses.
import { speak } from '../src/lib/i18n.svelte';

await speak('en');

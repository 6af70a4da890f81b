// Every text of one language, a chunk of its own.
export default Object.values(import.meta.glob<string>('../../../../locales/en/*.ftl', { query: '?raw', import: 'default', eager: true }));

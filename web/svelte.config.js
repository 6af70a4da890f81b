// Components use runes only; TypeScript inside them is plain types, which Svelte itself strips.
export default { compilerOptions: { runes: true } };

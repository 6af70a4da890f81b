// Putting a text on the clipboard, also where the page comes over plain http and the browser's own way is closed.

/** Whether it worked. */
export async function copy(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return copyBySelection(text);
  }
}

function copyBySelection(text: string): boolean {
  const held = document.activeElement;
  const area = document.createElement('textarea');
  area.value = text;
  area.readOnly = true;
  area.style.cssText = 'position: fixed; inset: 0 auto auto 0; opacity: 0';
  // Inside an open dialog nothing outside of it can be selected.
  (document.querySelector('dialog[open]') ?? document.body).append(area);
  area.select();
  const done = document.execCommand('copy');
  area.remove();
  if (held instanceof HTMLElement) held.focus();
  return done;
}

// Things to press that are no offer by themselves: they open a choice, pick something up, or change picks.

/** What makes an element a button for pointer and keyboard. */
export function press(label: string, run: () => void): Record<string, unknown> {
  return {
    role: 'button',
    tabindex: 0,
    'aria-label': label,
    onclick: run,
    onkeydown: (event: KeyboardEvent) => {
      if (event.key !== 'Enter' && event.key !== ' ') return;
      event.preventDefault();
      run();
    },
  };
}

/** Only the handlers of a target, for a second element that stands for the same thing. */
export function handlersOf(target: Record<string, unknown>): Record<string, unknown> {
  return Object.fromEntries(Object.entries(target).filter(([name]) => name.startsWith('on')));
}

/** A target whose spoken name begins with the words that are written on it, so that it can be called by them. */
export function called(target: Record<string, unknown>, written: string): Record<string, unknown> {
  const label = target['aria-label'];
  return { ...target, 'aria-label': label ? `${written}: ${String(label)}` : written };
}

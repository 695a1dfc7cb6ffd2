/** Moves the focus to the page's title. Used when the pressed button disappears, so that the focus is not lost. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

/** Moves the focus to the heading of a step, when the pressed button disappears. */
export function focusStep(): void {
  document.getElementById('step')?.focus();
}

/** Moves the focus to the heading of a step when the focused element has unmounted. */
export function focusStepIfLost(): void {
  if (document.activeElement === document.body) focusStep();
}

/** Moves the focus to what comes next, when the pressed button has done it; to the title when nothing does. */
export function focusNextStep(): void {
  const next = document.getElementById('next-step');
  if (next === null) focusTitle();
  else next.focus();
}

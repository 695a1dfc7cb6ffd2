/** Moves the focus to the page's title. Used when the pressed button disappears, so that the focus is not lost. */
export function focusTitle(): void {
  document.querySelector<HTMLElement>('h1[tabindex]')?.focus();
}

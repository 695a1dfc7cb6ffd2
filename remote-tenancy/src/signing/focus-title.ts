/** Moves the focus to the page's title. Used when the pressed button has unmounted and the title shows the result. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

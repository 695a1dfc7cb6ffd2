/** What was pressed is gone, and the page's title says what came of it: the keyboard goes on there. */
export function focusTitle(): void {
  const title = document.querySelector('h1');
  title?.setAttribute('tabindex', '-1');
  title?.focus();
}

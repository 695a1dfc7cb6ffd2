/**
 * Before a row leaves with the button that was pressed in it: whoever works with the keyboard goes on from the row after it, or
 * before it, or with what adds to the list. Without this the page begins again at its top.
 */
export function focusNext(pressed: Element): void {
  const row = pressed.closest('li');
  const inRow = (row?.nextElementSibling ?? row?.previousElementSibling)?.querySelector('button');
  const around = pressed.closest('section, main')?.querySelectorAll<HTMLButtonElement>('button:enabled') ?? [];
  const target = inRow ?? [...around].findLast((button) => !row?.contains(button));
  target?.focus();
}

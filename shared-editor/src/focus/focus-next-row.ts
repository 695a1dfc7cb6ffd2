/** Returns the click handler of a remove button. It moves the focus to the next row and then removes this row. */
export function focusNextRowThen(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    focusNext(currentTarget);
    remove();
  };
}

/**
 * Moves the focus to the same button in the next row, else in the previous row. Without another row, moves it to the
 * button that adds a row, else to the heading. If the focus stayed on the removed button, the browser would move it to
 * the top of the page. The remove button must be the last button of its row.
 */
function focusNext(pressed: Element): void {
  const row = pressed.closest('li, [role="listitem"]');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = pressed.closest('section, main');
  const candidates = [...(section?.querySelectorAll<HTMLElement>('h1[tabindex], button:enabled') ?? [])];
  const target =
    candidates.findLast((one) => neighbour?.contains(one)) ?? candidates.findLast((one) => !row?.contains(one));
  target?.focus();
}

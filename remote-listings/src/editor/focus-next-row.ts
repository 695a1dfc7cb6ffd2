/** Returns a click handler that moves the focus to the next row, then removes this row. */
export function focusNextRowThen(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    focusNext(currentTarget);
    remove();
  };
}

/**
 * Moves the focus to the same button in the next or previous row, or else to the button that adds a row, or to the
 * heading. Otherwise the focus would return to the top of the page. The remove button must be the last button of its
 * row.
 */
function focusNext(pressed: Element): void {
  const row = pressed.closest('li');
  const neighbour = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = pressed.closest('section, main');
  const candidates = [...(section?.querySelectorAll<HTMLElement>('h1[tabindex], button:enabled') ?? [])];
  const target =
    candidates.findLast((one) => neighbour?.contains(one)) ?? candidates.findLast((one) => !row?.contains(one));
  target?.focus();
}

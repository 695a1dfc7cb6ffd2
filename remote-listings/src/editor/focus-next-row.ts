/** What the button that removes its row does. */
export function focusNextRowThen(remove: () => void): (event: { currentTarget: Element }) => void {
  return ({ currentTarget }) => {
    focusNext(currentTarget);
    remove();
  };
}

/**
 * Before a row leaves with the button that was pressed in it: whoever works with the keyboard goes on with the same button of the
 * row after it, or before it, or with what adds to the list, or at the heading. It is the last of its row. Without this the page
 * begins again at its top.
 */
function focusNext(pressed: Element): void {
  const row = pressed.closest('li');
  const beside = row?.nextElementSibling ?? row?.previousElementSibling;
  const section = pressed.closest('section, main');
  const around = [...(section?.querySelectorAll<HTMLElement>('h1[tabindex], button:enabled') ?? [])];
  const target = around.findLast((one) => beside?.contains(one)) ?? around.findLast((one) => !row?.contains(one));
  target?.focus();
}

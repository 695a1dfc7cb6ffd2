import { flushSync } from 'react-dom';

/**
 * Renders a change at once, then moves the focus to an element that the change has rendered. For handlers of clicks
 * that add or replace fields. A focus in a later frame would take the focus away from a user who types already.
 * @param change sets the state of the form
 * @param find returns the element after the change; without one, the focus stays
 */
export function renderAndFocus(change: () => void, find: () => HTMLElement | null | undefined): void {
  flushSync(change);
  find()?.focus();
}

import { startTransition, useState } from 'react';

/**
 * Like React's `useState`, for which dialog is open. Opens it as a transition: the browser shows at once that the
 * button was pressed, and React renders the dialog in steps after it (docs/performance.md).
 * @param closed the value while no dialog is open, such as `false` or `null`
 */
export function useDialogState<State>(closed: State): [State, (next: State) => void] {
  const [state, setState] = useState(closed);
  return [state, (next) => (next === closed ? setState(next) : startTransition(() => setState(next)))];
}

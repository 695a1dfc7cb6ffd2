import { useLayoutEffect, useRef } from 'react';

type Find = () => HTMLElement | null | undefined;

/**
 * Returns a function that moves the focus once the next render of this component is on the page. For handlers that add
 * or replace fields: call it before the change. The browser handles the user's next key press only afterwards; a focus
 * in a later frame would take the focus away from a user who already types.
 */
export function useFocusAfterRender(): (find: Find) => void {
  const wanted = useRef<Find>(null);
  useLayoutEffect(() => {
    const find = wanted.current;
    wanted.current = null;
    find?.()?.focus();
  });
  return (find) => {
    wanted.current = find;
  };
}

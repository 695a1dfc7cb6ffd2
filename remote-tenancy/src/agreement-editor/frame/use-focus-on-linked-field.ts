import { useEffect } from 'react';
import { useLocation } from 'shared-platform/router';

/**
 * Moves the focus to the field that the fragment of the URL names, such as `#bond`: the checklist links to fields. It
 * waits for the navigation, which first moves the focus to the heading.
 */
export function useFocusOnLinkedField(): void {
  const { hash } = useLocation();
  useEffect(() => {
    const name = hash.slice(1);
    if (name === '') return;
    const timer = setTimeout(() => fieldNamed(name)?.focus(), 100);
    return () => clearTimeout(timer);
  }, [hash]);
}

/** Returns the input of a field. A group of inputs has the name on an element around them. */
function fieldNamed(name: string): HTMLElement | null {
  const named = [...document.querySelectorAll<HTMLElement>('[data-path]')].find(
    ({ dataset: { path } }) => path === name || path?.startsWith(`${name}.`),
  );
  if (!named || named.matches('input, select, textarea')) return named ?? null;
  return named.querySelector('input, select, textarea');
}

import { useEffect, useRef } from 'react';

/** Focuses the first field with an error after a failed submit. */
export function useFocusOnFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

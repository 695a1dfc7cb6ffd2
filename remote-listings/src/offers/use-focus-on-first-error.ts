import { useEffect, useRef } from 'react';

/** Focuses the first field with an error after a failed submit. */
export function useFocusOnFirstError(rejections: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  return form;
}

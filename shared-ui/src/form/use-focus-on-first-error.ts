import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a form. Each time `rejections` grows, the first invalid field of the form gets the focus, so that
 * users of keyboards and screen readers can correct it at once (WCAG 3.3.1).
 * @param rejections how often the form was rejected, by its own validation or by the server
 */
export function useFocusOnFirstError(rejections: number): RefObject<HTMLFormElement | null> {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (rejections > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [rejections]);
  return form;
}

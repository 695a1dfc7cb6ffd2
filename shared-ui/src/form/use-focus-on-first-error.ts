import { type RefObject, useEffect, useRef } from 'react';

/**
 * Returns a ref for a form, or for the fields of a dialog. Each time `rejections` grows, the first invalid field gets
 * the focus, so that users of keyboards and screen readers can correct it at once (WCAG 3.3.1).
 * @param rejections how often the form was rejected, by its own validation or by the server
 * @param serverErrors errors of the server, for a form that does not count them; a new object is a new rejection
 */
export function useFocusOnFirstError<Fields extends HTMLElement = HTMLFormElement>(
  rejections: number,
  serverErrors?: Readonly<Record<string, unknown>>,
): RefObject<Fields | null> {
  const form = useRef<Fields>(null);
  const isRejected = rejections > 0 || Object.keys(serverErrors ?? {}).length > 0;
  useEffect(() => {
    if (isRejected) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [isRejected, rejections, serverErrors]);
  return form;
}

import { type RefObject, useEffect, useRef } from 'react';

/** The usual longest time between the two clicks of a double-click. */
const doubleClickMs = 500;

/**
 * Returns a ref for a form, or for the fields of a dialog. Each time `rejections` grows, the first invalid field gets
 * the focus, so that users of keyboards and screen readers can correct it at once (WCAG 3.3.1). The page scrolls to it
 * half a second later: otherwise the second click of a double-click would hit what has moved under the pointer.
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
    const field = isRejected && form.current?.querySelector<HTMLElement>('[aria-invalid="true"]');
    if (!field) return;
    field.focus({ preventScroll: true });
    const timer = setTimeout(() => {
      // The wrapper contains the label and the error message too.
      if (document.activeElement === field) wrapperOf(field).scrollIntoView({ block: 'nearest' });
    }, doubleClickMs);
    return () => clearTimeout(timer);
  }, [isRejected, rejections, serverErrors]);
  return form;
}

const wrapperOf = (field: HTMLElement) => field.closest('.mantine-InputWrapper-root') ?? field;

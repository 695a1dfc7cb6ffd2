import { useEffect, useRef } from 'react';

/** A refused form puts the cursor where the first correction is due. */
export function useFocusOnFirstError(refusals: number) {
  const form = useRef<HTMLFormElement>(null);
  useEffect(() => {
    if (refusals > 0) form.current?.querySelector<HTMLElement>('[aria-invalid="true"]')?.focus();
  }, [refusals]);
  return form;
}

import { useEffect, useRef } from 'react';
import { focusTitle } from '../focus/focus-title.ts';

/** Moves the focus to the title when the home page replaces the welcome, whose pressed button disappears. */
export function useFocusAfterWelcome(isWelcome: boolean): void {
  const wasWelcome = useRef(isWelcome);
  useEffect(() => {
    if (wasWelcome.current && !isWelcome) focusTitle();
    wasWelcome.current = isWelcome;
  }, [isWelcome]);
}

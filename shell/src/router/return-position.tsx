import { useLayoutEffect } from 'react';
import { consumeReturnPosition } from '../session/return-position.ts';

/**
 * Scrolls to where the user was before the sign-in. React Router's `ScrollRestoration` knows only the positions of its
 * own history entries, and the return from the login service makes a new one. Render it after `ScrollRestoration`,
 * which first scrolls to the top.
 */
export function ReturnPosition(): null {
  useLayoutEffect(() => {
    const position = consumeReturnPosition();
    if (position !== null) scrollTo(0, position);
  }, []);
  return null;
}

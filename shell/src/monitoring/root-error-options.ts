import type { RootOptions } from 'react-dom/client';
import { logError } from './log-error.ts';

/**
 * Returns the error callbacks of the React root. React calls them for the errors that any boundary catches, also in
 * remotes.
 * @param recover reloads the page when the error means that files of an old build are gone
 */
export function rootErrorOptions(
  recover: (error: unknown) => void,
): Pick<RootOptions, 'onCaughtError' | 'onUncaughtError' | 'onRecoverableError'> {
  return {
    onCaughtError(error, { componentStack }) {
      logError(error, { source: 'render', componentStack });
      recover(error);
    },
    onUncaughtError(error, { componentStack }) {
      logError(error, { source: 'uncaught', componentStack });
      recover(error);
    },
    // The user does not see these errors, because React has rendered the page again. So the level is `warn`.
    onRecoverableError(error, { componentStack }) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      logError(cause, { source: 'hydration', componentStack, level: 'warn' });
    },
  };
}

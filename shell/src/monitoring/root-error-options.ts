import type { RootOptions } from 'react-dom/client';
import { logError } from './log-error.ts';

/**
 * Returns the error callbacks for React's root. React calls them also for errors that an error boundary of the shell or
 * a remote catches.
 * @param recover reloads the page when the error shows that files of an old build no longer exist
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
    // The level is `warn`, because the user does not see these errors: React has repaired them by rendering again.
    onRecoverableError(error, { componentStack }) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      logError(cause, { source: 'hydration', componentStack, level: 'warn' });
    },
  };
}

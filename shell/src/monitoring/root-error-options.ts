import type { RootOptions } from 'react-dom/client';
import { logError } from './log-error.ts';

/**
 * The error callbacks of the React root: they see the errors that all boundaries catch, also those of remotes.
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
    // The user sees nothing of these: React rendered the page again.
    onRecoverableError(error, { componentStack }) {
      const cause = error instanceof Error ? (error.cause ?? error) : error;
      logError(cause, { source: 'hydration', componentStack, level: 'warn' });
    },
  };
}

import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { checkUrl } from 'shared-contract/page/safe-url';
import { logger } from '../logger/logger.ts';

/** `external`: the other origins that this navigation may go to. By default none. */
export type SafeNavigateOptions = NavigateOptions & { external?: readonly string[] };

/**
 * Returns a function that navigates to a URL from data. It refuses and logs dangerous schemes and other origins (SPEC
 * §5), and returns false when it refused.
 */
export function useSafeNavigate(): (to: string, options?: SafeNavigateOptions) => boolean {
  const navigate = useNavigate();
  return useCallback(
    (to, { external, ...options } = {}) => {
      const verdict = checkUrl(to, globalThis.location.origin, external);
      if (!verdict.ok) {
        logger.warn('Navigation refused', { refusal: verdict.refusal });
        return false;
      }
      if (verdict.external) globalThis.location.assign(verdict.path);
      else void navigate(verdict.path, options);
      return true;
    },
    [navigate],
  );
}

import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { checkUrl } from 'shared-contract/page/safe-url';
import { logger } from '../logger/logger.ts';

/**
 * Options of one navigation. `external` lists other origins that it may go to, and the schemes `mailto:` and `tel:`; by
 * default there are none.
 */
export type SafeNavigateOptions = NavigateOptions & { external?: readonly string[] };

/**
 * Returns a function that navigates to a URL, which may come from data. For a dangerous scheme, or another origin that
 * `external` does not list, it does not navigate. It then logs the reason and returns false (SPEC §5).
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

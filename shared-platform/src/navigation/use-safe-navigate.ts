import { useCallback } from 'react';
import { type NavigateOptions, useNavigate } from 'react-router';
import { checkUrl } from 'shared-contract/page/safe-url';
import { logger } from '../logger/logger.ts';

/** `external` names the origins that this navigation may leave for; without it every other origin is refused. */
export type SafeNavigateOptions = NavigateOptions & { external?: readonly string[] };

/**
 * Navigation to an address that came from data. Dangerous schemes and other origins are refused (SPEC §5) and logged.
 * The function gives false when it refused.
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

import type { MountContext } from 'federation';
import { useEffect, useState } from 'react';

/** Returns how many properties the user has; null while they load. */
export function useProperties(request: MountContext['request']): number | null {
  const [count, setCount] = useState<number | null>(null);
  useEffect(() => {
    const abort = new AbortController();
    request({ method: 'GET', path: '/api/properties', signal: abort.signal }).then(
      ({ body }) => setCount((body as { totalItems: number }).totalItems),
      () => {},
    );
    return () => abort.abort();
  }, [request]);
  return count;
}

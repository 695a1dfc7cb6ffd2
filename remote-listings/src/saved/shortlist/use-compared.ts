import { useState } from 'react';
import { useSearchParams } from 'shared-platform/router';

export const maxCompared = 4;

export type Compared = {
  ids: readonly string[];
  has: (id: string) => boolean;
  toggle: (id: string) => void;
  clear: () => void;
};

/**
 * Holds the listings that the user has chosen to compare. Their ids are also in the URL, so that Back and reload
 * restore them.
 */
export function useCompared(saved: readonly string[]): Compared {
  const [query, setQuery] = useSearchParams();
  const [chosen, setChosen] = useState(() => chosenIds(query));
  const ids = chosen.filter((id) => saved.includes(id));
  const choose = (next: readonly string[]) => {
    const limited = next.slice(0, maxCompared);
    setChosen(limited);
    setQuery(new URLSearchParams(limited.map((id) => ['id', id])), { replace: true, preventScrollReset: true });
  };
  return {
    ids,
    has: (id) => ids.includes(id),
    toggle: (id) => choose(ids.includes(id) ? ids.filter((other) => other !== id) : [...ids, id]),
    clear: () => choose([]),
  };
}

const uuid = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

/** Returns the first four different listing ids in the URL. Ignores everything else. */
export function chosenIds(query: URLSearchParams): string[] {
  return [...new Set(query.getAll('id'))].filter((id) => uuid.test(id)).slice(0, maxCompared);
}

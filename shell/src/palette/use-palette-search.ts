import { useDebouncedValue } from '@mantine/hooks';
import { useQuery } from '@tanstack/react-query';
import { useParams } from 'react-router';
import { minOwnerSearchLength } from 'shared-contract/search/owner-search';
import { usePageTables } from '../site.ts';
import { ownerSearchQuery } from './owner-search-query.ts';
import { findPages, suggestedPages } from './page-items.ts';
import type { PaletteItem } from './palette-item.ts';
import { resultItems } from './result-items.ts';

/** How long the user has to stop typing before the server is asked. */
const debounceMs = 200;

export type PaletteSearch = {
  items: PaletteItem[];
  /** `idle`: nothing has been typed. `done` has the results of the current text. */
  status: 'idle' | 'searching' | 'done' | 'failed';
  retry: () => void;
};

/**
 * Finds pages at once, and what belongs to the user by a request to the server. A request for an outdated text is
 * cancelled.
 */
export function usePaletteSearch(text: string): PaletteSearch {
  const remotes = usePageTables();
  const { propertyId } = useParams();
  const [searched] = useDebouncedValue(text, debounceMs);
  const { data, isError, isFetching, isPlaceholderData, refetch } = useQuery(ownerSearchQuery(searched));
  const retry = () => void refetch();
  if (text === '') return { items: suggestedPages(remotes), status: 'idle', retry };
  const pages = findPages(remotes, propertyId, text);
  if (text.length < minOwnerSearchLength) return { items: pages, status: 'done', retry };
  const items = [...pages, ...resultItems(data?.member ?? [])];
  if (searched !== text || isFetching || isPlaceholderData) return { items, status: 'searching', retry };
  return { items, status: isError ? 'failed' : 'done', retry };
}

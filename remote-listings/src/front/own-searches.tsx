import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { ListingSearchQuery } from 'shared-contract/search/listing-search';
import { newListingsQuery } from '../saved/searches/new-listings-query.ts';
import { useSavedSearches } from '../saved/searches/use-saved-searches.ts';
import { searchUrl } from '../search/url/search-url.ts';
import { type QuickLink, QuickLinks } from './quick-links.tsx';
import { useRecentSearches } from './recent-searches.ts';

const shown = 4;

/** Links to the user's saved searches, with their numbers of new listings, and to recent searches. */
export default function OwnSearches({ otherwise }: { otherwise: ReactNode }) {
  const { searches: saved = [] } = useSavedSearches();
  const recent = useRecentSearches();
  const { data: news } = useQuery({ ...newListingsQuery(saved), enabled: saved.length > 0 });
  const links: QuickLink[] = [
    ...saved.map(({ id, name, search }) => ({ label: name, to: urlOf(search), isNew: news?.get(id) })),
    ...recent.map(({ name, search }) => ({ label: name, to: urlOf(search) })),
  ];
  if (links.length === 0) return otherwise;
  const unique = links.filter(({ to }, index) => links.findIndex((other) => other.to === to) === index);
  const all = saved.length > 0 ? [{ label: 'All saved searches', to: addresses.savedSearches() }] : [];
  return <QuickLinks title="Your searches" links={[...unique.slice(0, shown), ...all]} />;
}

const urlOf = (search: ListingSearchQuery) => searchUrl({ ...search, layout: 'list' });

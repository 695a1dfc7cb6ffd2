import { lazy, Suspense } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { useIsHydrated } from '../use-is-hydrated.ts';
import { QuickLinks } from './quick-links.tsx';

const OwnSearches = lazy(() => import('./own-searches.tsx'));

const query = (parameters: Record<string, string>) => new URLSearchParams(parameters);

/** Shown to visitors who have no searches of their own. */
const ideas = [
  { label: 'Auctions', to: addresses.search({ listingType: 'sale' }, query({ auction: '1' })) },
  { label: 'Pet-friendly rentals', to: addresses.search({ listingType: 'lease' }, query({ pets: '1' })) },
  {
    label: 'Acreage',
    to: addresses.search({ listingType: 'sale', propertyType: 'residential', category: 'acreage' }),
  },
  { label: 'Offices for lease', to: addresses.search({ listingType: 'lease', propertyType: 'commercial' }) },
];

/**
 * One row of links below the search field: the user's saved and recent searches, or ideas. The user's searches are
 * known only in the browser, so they replace the ideas after hydration.
 */
export function QuickSearches() {
  const popular = <QuickLinks title="Popular" links={ideas} />;
  if (!useIsHydrated()) return popular;
  return (
    <Suspense fallback={popular}>
      <OwnSearches otherwise={popular} />
    </Suspense>
  );
}

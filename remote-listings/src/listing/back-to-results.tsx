import IconArrowLeft from '@tabler/icons-react/dist/esm/icons/IconArrowLeft.mjs';
import type { MouseEvent } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { addresses } from 'shared-contract/page/addresses';
import { Link, useLocation, useNavigate } from 'shared-platform/router';
import classes from './listing-view.module.css';

/**
 * The link back to the search results, which restores their scroll position. For a visitor who did not come from a
 * search, it leads to a search for similar properties.
 */
export function BackToResults({ listing }: { listing: Listing }) {
  const navigate = useNavigate();
  const from = resultsUrl(useLocation().state);
  const goBack = (event: MouseEvent) => {
    if (from === null || event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Link className={classes.back} to={from ?? similarSearchUrl(listing)} onClick={goBack}>
      <IconArrowLeft size={18} aria-hidden="true" />
      {from === null ? 'Search properties' : 'Back to results'}
    </Link>
  );
}

function resultsUrl(state: unknown): string | null {
  if (typeof state !== 'object' || state === null || !('from' in state)) return null;
  return typeof state.from === 'string' && state.from.startsWith('/search') ? state.from : null;
}

function similarSearchUrl({ type, property }: Listing): string {
  const propertyTypes = {
    Residential: 'residential',
    Commercial: 'commercial',
    Land: 'land',
    Rural: 'rural',
  } as const;
  return addresses.search({
    listingType: type === 'both' ? 'sale' : type,
    propertyType: propertyTypes[property.propertyType.name],
  });
}

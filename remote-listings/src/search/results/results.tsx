import type { ListingSearchResult } from 'shared-contract/search/listing-search';
import { listingsPerPage } from 'shared-contract/search/listing-search';
import { Paginator } from 'shared-ui';
import { besideMapSizes } from '../../card/listing-card.tsx';
import { ResultCard } from '../../card/result-card.tsx';
import { FoldedListing, useHiddenListings } from '../../saved/marks/hidden-listings.tsx';
import { LazyNoResults } from '../suggestions/lazy-no-results.tsx';
import { type Search, searchUrl } from '../url/search-url.ts';
import classes from './results.module.css';

type ResultsProps = {
  search: Search;
  result: ListingSearchResult;
  stale: boolean;
  withMap: boolean;
  /** The id of the listing whose pin is under the pointer, or null. Its card is highlighted. */
  highlighted: string | null;
  /** Called when the pointer moves to another card. Set only when a map is next to the list. */
  onHighlight?: ((listingId: string | null) => void) | undefined;
};

/** One page of results as cards. While the next page loads, the current page stays visible but dimmed. */
export function Results({ search, result, stale, withMap, highlighted, onHighlight }: ResultsProps) {
  const { shown, markOf, isFolded, notice, showAll } = useHiddenListings(result);
  if (result.member.length === 0) return <LazyNoResults search={search} total={result.totalItems} />;
  const from = searchUrl(search);
  return (
    <div aria-busy={stale} className={classes.results}>
      {notice}
      <ul className={classes.grid}>
        {shown.map((listing, index) => {
          const card = (
            <ResultCard
              listing={listing}
              mark={markOf(listing.id)}
              searchedType={search.listingType}
              from={from}
              priority={index === 0}
              sizes={withMap ? besideMapSizes : undefined}
            />
          );
          return (
            <li
              key={listing.id}
              className={classes.cell}
              data-highlighted={listing.id === highlighted || undefined}
              onPointerEnter={() => onHighlight?.(listing.id)}
              onPointerLeave={() => onHighlight?.(null)}
              onFocus={() => onHighlight?.(listing.id)}
              onBlur={() => onHighlight?.(null)}
            >
              {isFolded(listing.id) ? <FoldedListing onShow={showAll}>{card}</FoldedListing> : card}
            </li>
          );
        })}
      </ul>
      <Paginator
        page={search.page}
        pageCount={Math.ceil(result.totalItems / listingsPerPage)}
        hrefOf={(page) => searchUrl({ ...search, page })}
      />
      {result.totalItemsCapped && (
        <p className={classes.capped}>Showing the first 1,000 properties. Narrow your search to see more.</p>
      )}
    </div>
  );
}

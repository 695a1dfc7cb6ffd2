import { type ReactNode, useState, useSyncExternalStore } from 'react';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import type { FoundListing, ListingSearchResult } from 'shared-contract/search/listing-search';
import type { Marks } from './guest-marks.ts';
import classes from './hidden-listings.module.css';
import { useMarks } from './use-marks.ts';

type ResultPage = readonly FoundListing[];
/** A page of results that was rendered before the marks were loaded, and which of its listings turned out to be hidden. */
type EarlyRender = { result: ListingSearchResult; hidden: ReadonlySet<string> | null };

/**
 * A page of results without the listings that this person has hidden, and the line that shows those again. A hidden listing
 * that was already rendered is folded in its place, so that nothing moves while the visitor reads.
 */
export function useHiddenListings(result: ListingSearchResult): {
  shown: ResultPage;
  markOf: (listingId: string) => ListingMarkFields;
  isFolded: (listingId: string) => boolean;
  line: ReactNode;
  showAll: () => void;
} {
  const { member: listings } = result;
  const { marks: known, markOf } = useMarks();
  const marks = useIsHydrated() ? known : undefined;
  const [all, setAll] = useState(false);
  const [early, setEarly] = useState<EarlyRender | null>(null);
  const isEarly = early?.result === result;
  if (!marks && !isEarly) setEarly({ result, hidden: null });
  if (marks && isEarly && early.hidden === null) setEarly({ result, hidden: hiddenIds(listings, marks) });

  const hidden = hiddenIds(listings, marks ?? {});
  const isFolded = (id: string) => !all && isEarly && hidden.has(id) && (early.hidden?.has(id) ?? true);
  const shown = all ? listings : listings.filter(({ id }) => !hidden.has(id) || isFolded(id));
  const left = listings.length - shown.length;
  const line = hidden.size > 0 && (all || left > 0) && (
    <p className={classes.line}>
      {hidden.size === listings.length ? `All ${hidden.size} on this page are hidden` : `${hidden.size} hidden`}
      <button type="button" className={classes.toggle} aria-pressed={all} onClick={() => setAll(!all)}>
        {all ? 'Hide again' : 'Show'}
      </button>
    </p>
  );
  return { shown, markOf, isFolded, line, showAll: () => setAll(true) };
}

const hiddenIds = (listings: ResultPage, marks: Marks): ReadonlySet<string> =>
  new Set(listings.flatMap(({ id }) => (marks[id]?.hiddenAt ? [id] : [])));

/** False in the first drawing of a page that came from the server, as there. */
const useIsHydrated = () =>
  useSyncExternalStore(
    () => () => {},
    () => true,
    () => false,
  );

/** The place of a card that is hidden: as large as the card, which is not seen. */
export function FoldedListing({ onShow, children }: { onShow: () => void; children: ReactNode }) {
  return (
    <div className={classes.folded}>
      <div className={classes.card} inert>
        {children}
      </div>
      <p className={classes.instead}>
        Hidden
        <button type="button" className={classes.toggle} onClick={onShow}>
          Show
        </button>
      </p>
    </div>
  );
}

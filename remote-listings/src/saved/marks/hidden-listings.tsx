import { type ReactNode, useState } from 'react';
import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { ListingSearchResult } from 'shared-contract/search/listing-search';
import { useIsHydrated } from '../../use-is-hydrated.ts';
import type { Marks } from './guest-marks.ts';
import classes from './hidden-listings.module.css';
import { useMarks } from './use-marks.ts';

type ResultPage = readonly FoundListing[];
/**
 * Results that were rendered before the user's marks had loaded. `hidden` has the ids of the listings that the marks
 * then hid; it is null until the marks have loaded.
 */
type EarlyRender = { result: ListingSearchResult; hidden: ReadonlySet<string> | null };

/**
 * Returns the results without the listings that the user has hidden, and a notice with a button that shows them again.
 * When a hidden listing was rendered before the marks had loaded, it stays as a folded card of the same size
 * (`isFolded`), so that the layout does not shift.
 */
export function useHiddenListings(result: ListingSearchResult): {
  shown: ResultPage;
  markOf: (listingId: string) => ListingMarkFields;
  isFolded: (listingId: string) => boolean;
  notice: ReactNode;
  showAll: () => void;
} {
  const { member: listings } = result;
  const { marks: loadedMarks, markOf } = useMarks();
  const marks = useIsHydrated() ? loadedMarks : undefined;
  const [all, setAll] = useState(false);
  const [early, setEarly] = useState<EarlyRender | null>(null);
  const isEarly = early?.result === result;
  if (!marks && !isEarly) setEarly({ result, hidden: null });
  if (marks && isEarly && early.hidden === null) setEarly({ result, hidden: hiddenIds(listings, marks) });

  const hidden = hiddenIds(listings, marks ?? {});
  const isFolded = (id: string) => !all && isEarly && hidden.has(id) && (early.hidden?.has(id) ?? true);
  const shown = all ? listings : listings.filter(({ id }) => !hidden.has(id) || isFolded(id));
  const hiddenCount = listings.length - shown.length;
  const notice = hidden.size > 0 && (all || hiddenCount > 0) && (
    <p className={classes.notice}>
      {hidden.size === listings.length ? `All ${hidden.size} on this page are hidden` : `${hidden.size} hidden`}
      <button type="button" className={classes.toggle} aria-pressed={all} onClick={() => setAll(!all)}>
        {all ? 'Hide again' : 'Show'}
      </button>
    </p>
  );
  return { shown, markOf, isFolded, notice, showAll: () => setAll(true) };
}

const hiddenIds = (listings: ResultPage, marks: Marks): ReadonlySet<string> =>
  new Set(listings.flatMap(({ id }) => (marks[id]?.hiddenAt ? [id] : [])));

/** Shows a message in the place of a hidden card. The space stays the same, so that the layout does not shift. */
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

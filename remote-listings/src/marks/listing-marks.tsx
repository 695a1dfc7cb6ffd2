import type { Listing } from 'shared-contract/listing';
import { shortName } from './card-marks.tsx';
import { Heart } from './heart.tsx';
import { HideButton } from './hide-button.tsx';
import classes from './listing-marks.module.css';
import { useMark } from './use-marks.ts';

/** On the listing's own page: keep it, or out of the results with it. */
export function ListingMarks({ listing }: { listing: Listing }) {
  const { savedAt, hiddenAt } = useMark(listing.id);
  const of = shortName(listing);
  return (
    <div className={classes.marks}>
      <HideButton listingId={listing.id} of={of} word={hiddenAt === null ? 'Hide' : 'Hidden'} />
      <Heart listingId={listing.id} of={of} word={savedAt === null ? 'Save' : 'Saved'} />
    </div>
  );
}

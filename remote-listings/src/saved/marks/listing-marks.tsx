import type { Listing } from 'shared-contract/listing/listing';
import { shortName } from './card-marks.tsx';
import { Heart } from './heart.tsx';
import { HideButton } from './hide-button.tsx';
import classes from './listing-marks.module.css';
import { useMarks } from './use-marks.ts';

/** The buttons on the listing's page that hide and save the listing. */
export function ListingMarks({ listing }: { listing: Listing }) {
  const mark = useMarks().markOf(listing.id);
  const isSaved = mark.savedAt !== null;
  const of = shortName(listing);
  return (
    <div className={classes.marks}>
      <HideButton listingId={listing.id} mark={mark} of={of} label={mark.hiddenAt === null ? 'Hide' : 'Hidden'} />
      <Heart listingId={listing.id} isSaved={isSaved} of={of} label={isSaved ? 'Saved' : 'Save'} />
    </div>
  );
}

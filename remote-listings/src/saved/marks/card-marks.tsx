import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import type { FoundListing } from 'shared-contract/search/listing-search';
import { Heart } from './heart.tsx';
import { HideButton } from './hide-button.tsx';
import classes from './marks.module.css';

/** The hide and save buttons on a card's photo. */
export function CardMarks({
  listing,
  mark,
  canHide,
}: {
  listing: FoundListing;
  mark: ListingMarkFields;
  canHide: boolean;
}) {
  const of = shortName(listing);
  return (
    <div className={classes.corner}>
      {canHide && <HideButton listingId={listing.id} mark={mark} of={of} />}
      <Heart listingId={listing.id} isSaved={mark.savedAt !== null} of={of} />
    </div>
  );
}

/** Names a listing in accessible labels and messages. */
export function shortName({ headline, property: { address } }: Pick<FoundListing, 'headline' | 'property'>): string {
  return `${address.streetAddress ?? headline}, ${address.suburb}`;
}

import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { Heart } from './heart.tsx';
import { HideButton } from './hide-button.tsx';
import classes from './marks.module.css';

/** The buttons on a card's photo that hide and save the listing. */
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

/** Returns a short name of a listing, for accessible labels and messages. */
export function shortName({ headline, property: { address } }: Pick<FoundListing, 'headline' | 'property'>): string {
  return `${address.streetAddress ?? headline}, ${address.suburb}`;
}

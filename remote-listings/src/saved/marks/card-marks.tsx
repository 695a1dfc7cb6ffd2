import type { ListingMarkFields } from 'shared-contract/listing/listing-mark';
import type { FoundListing } from 'shared-contract/search/listing-search';
import { Heart } from './heart.tsx';
import { HideButton } from './hide-button.tsx';
import classes from './marks.module.css';

/** On a card's photograph: hide it, or keep it. */
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

/** What a listing is called where its card is not seen. */
export function shortName({ headline, property: { address } }: Pick<FoundListing, 'headline' | 'property'>): string {
  return `${address.streetAddress ?? headline}, ${address.suburb}`;
}

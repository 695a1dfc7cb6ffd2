import { useQuery } from '@tanstack/react-query';
import type { Listing } from 'shared-contract/listing/listing';
import type { FoundListing } from 'shared-contract/search/found-listing';
import { ListingCard } from '../../card/listing-card.tsx';
import { useMarks } from '../../saved/marks/use-marks.ts';
import { listerQuery } from './lister-query.ts';
import classes from './more-listings.module.css';
import { useSimilarListings } from './use-similar-listings.ts';

const shown = 3;

/** Other listings of the same advertiser, and similar listings nearby. Each group is missing while it is empty. */
export default function MoreListings({ listing }: { listing: Listing }) {
  const ofLister = useQuery(listerQuery(listing)).data?.member ?? [];
  const known = new Set([listing.id, ...ofLister.map(({ id }) => id)]);
  const similar = useSimilarListings(listing, shown, known);
  return (
    <>
      <Group heading={`More from ${listing.contactDetail.name}`} listings={ofLister} of={listing} />
      <Group heading={`Similar properties near ${listing.property.address.suburb}`} listings={similar} of={listing} />
    </>
  );
}

type GroupProps = { heading: string; listings: readonly FoundListing[]; of: Listing };

function Group({ heading, listings, of }: GroupProps) {
  const { markOf } = useMarks();
  if (listings.length === 0) return null;
  return (
    <section aria-label={heading} className={classes.group}>
      <h2 className={classes.heading}>{heading}</h2>
      <ul className={classes.cards} data-alone={listings.length === 1 || undefined}>
        {listings.map((listing) => (
          <li key={listing.id}>
            <ListingCard
              listing={listing}
              mark={markOf(listing.id)}
              searchedType={of.type === 'lease' ? 'lease' : 'sale'}
              from=""
              priority={false}
            />
          </li>
        ))}
      </ul>
    </section>
  );
}

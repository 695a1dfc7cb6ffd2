import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { ListingCard } from '../../card/listing-card.tsx';
import { useMarks } from '../../saved/marks/use-marks.ts';
import { useIsNearViewport } from '../use-is-near-viewport.ts';
import classes from './similar-listings.module.css';
import { similarQuery } from './similar-query.ts';

const shown = 3;

/** Similar listings nearby. Loads them near the viewport and renders nothing when there are none. */
export function SimilarListings({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const { markOf } = useMarks();
  const others = useSimilarListings(listing, useIsNearViewport(place));
  return (
    <div ref={place}>
      {others.length > 0 && (
        <section aria-labelledby="similar" className={classes.similar}>
          <h2 id="similar" className={classes.heading}>
            Similar properties near {listing.property.address.suburb}
          </h2>
          <ul className={classes.cards} data-alone={others.length === 1 || undefined}>
            {others.map((other) => (
              <li key={other.id}>
                <ListingCard
                  listing={other}
                  mark={markOf(other.id)}
                  searchedType={listing.type === 'lease' ? 'lease' : 'sale'}
                  from=""
                  priority={false}
                />
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  );
}

/**
 * Returns listings with a similar price. When there are too few, listings with other prices follow. Returns nothing
 * until all have loaded, so that the layout does not shift.
 */
function useSimilarListings(listing: Listing, near: boolean) {
  const samePriceQuery = useQuery({ ...similarQuery(listing, 'price'), enabled: near });
  const isOther = ({ id }: { id: string }) => id !== listing.id;
  const samePrice = samePriceQuery.data?.member.filter(isOther) ?? [];
  const needsMore = samePriceQuery.isSuccess && samePrice.length < shown;
  const anyPriceQuery = useQuery({ ...similarQuery(listing, 'any'), enabled: needsMore });
  if (!samePriceQuery.isSuccess || (needsMore && anyPriceQuery.isPending)) return [];
  const shownIds = new Set(samePrice.map(({ id }) => id));
  const more = needsMore
    ? (anyPriceQuery.data?.member.filter((one) => isOther(one) && !shownIds.has(one.id)) ?? [])
    : [];
  return [...samePrice, ...more].slice(0, shown);
}

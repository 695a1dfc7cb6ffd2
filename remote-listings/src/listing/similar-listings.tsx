import { useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { Listing } from 'shared-contract/listing';
import { ListingCard } from '../card/listing-card.tsx';
import classes from './similar-listings.module.css';
import { similarQuery } from './similar-query.ts';
import { useNear } from './use-near.ts';

const shown = 3;

/** An extra: looked up when it comes near, and left out when there is nothing to show. */
export function SimilarListings({ listing }: { listing: Listing }) {
  const place = useRef<HTMLDivElement>(null);
  const near = useNear(place);
  const { data } = useQuery({ ...similarQuery(listing), enabled: near });
  const others = data?.member.filter(({ id }) => id !== listing.id).slice(0, shown) ?? [];
  return (
    <div ref={place}>
      {others.length > 0 && (
        <section aria-labelledby="similar" className={classes.similar}>
          <h2 id="similar" className={classes.heading}>
            Similar around {listing.property.address.suburb}
          </h2>
          <ul className={classes.cards}>
            {others.map((other) => (
              <li key={other.id}>
                <ListingCard
                  listing={other}
                  sought={listing.type === 'lease' ? 'lease' : 'sale'}
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

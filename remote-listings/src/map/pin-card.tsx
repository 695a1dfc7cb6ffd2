import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { MapPin } from 'shared-contract/search/listing-map';
import { Link } from 'shared-platform/router';
import { ErrorState, LoadingState, PriceLine, ResponsiveImage } from 'shared-ui';
import { FactList } from '../listing/facts/fact-list.tsx';
import { shortName } from '../saved/marks/card-marks.tsx';
import { Heart } from '../saved/marks/heart.tsx';
import { useMarks } from '../saved/marks/use-marks.ts';
import { refineSearch, type Search, searchUrl } from '../search/url/search-url.ts';
import { boundsAround } from './map-geometry.ts';
import { pinCardsQuery } from './map-queries.ts';
import classes from './pin-card.module.css';
import { pinLabel } from './pin-labels.ts';

/** About 100 metres. */
const nearbyDegrees = 0.001;

type PinCardProps = { pin: MapPin; search: Search; onClose: () => void };

/** The card that opens at a pin. It lists the listings there, each with a photo. */
export function PinCard({ pin, search, onClose }: PinCardProps) {
  const { data, error, refetch } = useQuery(pinCardsQuery(pin.listings));
  const { markOf } = useMarks();
  const panel = useRef<HTMLElement>(null);
  useEffect(() => {
    panel.current?.focus({ preventScroll: true });
  }, []);
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape') onClose();
  };
  return (
    <section ref={panel} tabIndex={-1} className={classes.card} aria-label={pinLabel(pin)} onKeyDown={onKeyDown}>
      <button type="button" className={classes.closeCard} aria-label="Close" onClick={onClose}>
        <IconX size={18} aria-hidden="true" />
      </button>
      {pin.listings.length === 0 ? (
        <p className={classes.many}>
          {pinLabel(pin)}.{' '}
          <Link
            to={searchUrl(refineSearch(search, { bounds: boundsAround(pin, nearbyDegrees), area: [], layout: 'list' }))}
          >
            View in list
          </Link>
        </p>
      ) : data ? (
        <ul className={classes.cardList}>
          {data.map((listing) => (
            <li key={listing.id}>
              <SmallCard listing={listing} search={search} isSaved={markOf(listing.id).savedAt !== null} />
            </li>
          ))}
        </ul>
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load this property" onRetry={() => void refetch()} />
      ) : (
        <LoadingState label="Loading" />
      )}
    </section>
  );
}

type SmallCardProps = { listing: FoundListing; search: Search; isSaved: boolean };

/** A listing in one row, with its photo and the heart that saves it. */
export function SmallCard({ listing, search, isSaved }: SmallCardProps) {
  const { address, location } = listing.property;
  const rent = search.listingType === 'lease' && listing.type === 'both' ? listing.leasePricing : null;
  return (
    <article className={classes.small}>
      <div className={classes.smallPicture}>
        {listing.picture && <ResponsiveImage picture={listing.picture} sizes="8rem" ratio={4 / 3} priority={false} />}
        <div className={classes.smallHeart}>
          <Heart listingId={listing.id} isSaved={isSaved} of={shortName(listing)} />
        </div>
      </div>
      <div className={classes.smallText}>
        <p className={classes.smallPrice}>
          <PriceLine
            pricing={rent ?? listing.pricing}
            listingType={rent ? 'lease' : listing.type}
            auctionDateTime={listing.auctionDateTime}
          />
        </p>
        <Link className={classes.smallLink} to={addresses.listing(listing.id)} state={{ from: searchUrl(search) }}>
          {address.streetAddress ?? listing.headline}, {address.suburb}
        </Link>
        <FactList details={listing.listingPropertyDetails} />
        {location?.approximate && <p className={classes.hint}>Approximate location in {address.suburb}</p>}
      </div>
    </article>
  );
}

import { Suspense, useId, useRef } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { lazyWithRetry } from '../lazy-with-retry.tsx';
import { noWebglMessage } from '../map/no-webgl-message.ts';
import { supportsMaps } from '../map/supports-maps.ts';
import classes from './listing-map.module.css';
import { useIsNearViewport } from './use-is-near-viewport.ts';

const SmallMap = lazyWithRetry(() => import('../map/small-map.tsx'));

/** The address and a map. The map loads when it is near the viewport. */
export function ListingMap({ listing }: { listing: Listing }) {
  const { address, location } = listing.property;
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const near = useIsNearViewport(place);
  if (!location) return null;
  const { latitude, longitude, approximate } = location;
  return (
    <section ref={place} className={classes.location} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        Location
      </h2>
      <p className={classes.text}>
        {address.fullAddress}
        {approximate && '. The exact address is private. The circle shows the centre of the suburb.'}
      </p>
      <div className={classes.map}>
        {near &&
          (supportsMaps() ? (
            <Suspense>
              <SmallMap latitude={latitude} longitude={longitude} approximate={approximate} />
            </Suspense>
          ) : (
            <p className={classes.unavailable}>{noWebglMessage}</p>
          ))}
      </div>
    </section>
  );
}

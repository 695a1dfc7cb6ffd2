import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { noWebglMessage } from '../map/no-webgl-message.ts';
import type { SmallMapProps } from '../map/small-map.tsx';
import { supportsMaps } from '../map/supports-maps.ts';
import classes from './listing-map.module.css';
import { useIsNearViewport } from './use-is-near-viewport.ts';

/** The address and a map. The map loads when it is near the viewport. */
export function ListingMap({ listing }: { listing: Listing }) {
  const { address, location } = listing.property;
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const near = useIsNearViewport(place);
  const [SmallMap, setSmallMap] = useState<ComponentType<SmallMapProps> | null>(null);
  useEffect(() => {
    if (near && supportsMaps())
      import('../map/small-map.tsx').then((loaded) => setSmallMap(() => loaded.SmallMap), ignore);
  }, [near]);
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
        {near && !supportsMaps() && <p className={classes.unavailable}>{noWebglMessage}</p>}
        {SmallMap && <SmallMap latitude={latitude} longitude={longitude} approximate={approximate} />}
      </div>
    </section>
  );
}

/** Handles a map that failed to load: shows nothing instead of it, because the address is already on the page. */
const ignore = () => {};

import { type ComponentType, useEffect, useId, useRef, useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { drawsMaps } from '../map/draws-maps.ts';
import type { SmallMapProps } from '../map/small-map.tsx';
import classes from './listing-map.module.css';
import { useNear } from './use-near.ts';

/** Where it is, or about where. The map is loaded when it comes near; without it the words say the same. */
export function ListingMap({ listing }: { listing: Listing }) {
  const { address, location } = listing.property;
  const heading = useId();
  const place = useRef<HTMLElement>(null);
  const near = useNear(place);
  const [SmallMap, setSmallMap] = useState<ComponentType<SmallMapProps> | null>(null);
  useEffect(() => {
    if (near && drawsMaps())
      import('../map/small-map.tsx').then((loaded) => setSmallMap(() => loaded.SmallMap), ignore);
  }, [near]);
  if (!location) return null;
  const { latitude, longitude, approximate } = location;
  return (
    <section ref={place} className={classes.location} aria-labelledby={heading}>
      <h2 id={heading} className={classes.heading}>
        Location
      </h2>
      <p className={classes.words}>
        {address.fullAddress}
        {approximate && '. The street is not shown: the circle stands around the middle of the suburb.'}
      </p>
      <div className={classes.map}>
        {SmallMap && <SmallMap latitude={latitude} longitude={longitude} approximate={approximate} />}
      </div>
    </section>
  );
}

/** Words are there already. */
const ignore = () => {};

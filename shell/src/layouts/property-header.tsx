import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import { PropertyThumb } from 'shared-ui';
import type { ShownProperty } from './layout-contracts.ts';
import classes from './property-header.module.css';

/**
 * The picture and address of a property, with a link back to all properties. The header has the same height while the
 * property loads.
 */
export function PropertyHeader({ property }: { property: ShownProperty | null }) {
  return (
    <section className={classes.band} aria-label="Property">
      <div className={classes.row}>
        <PropertyThumb picture={property?.picture} size={88} />
        <div className={classes.text}>
          <Link to={addresses.properties()} className={classes.all}>
            All properties
          </Link>
          <p className={classes.address}>
            {property ? (
              <Link to={addresses.property(property.id)}>{streetOf(property)}</Link>
            ) : (
              <span className={classes.pending} />
            )}
          </p>
          <p className={classes.place}>{property ? placeOf(property) : '\u00a0'}</p>
        </div>
      </div>
    </section>
  );
}

function placeOf({ address, category }: ShownProperty): string {
  return `${address.suburb} ${address.state} ${address.postcode} · ${category.name}`;
}

function streetOf({ address }: ShownProperty): string {
  return address.streetAddress ?? address.fullAddress;
}

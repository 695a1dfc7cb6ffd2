import { Link } from 'react-router';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { PropertyThumb } from 'shared-ui';
import classes from './property-header.module.css';

/** Whose pages these are: picture and address, with the way back to all properties. Keeps its height while it is not known. */
export function PropertyHeader({ property }: { property: Property | null }) {
  return (
    <section className={classes.band} aria-label="Property">
      <div className={classes.row}>
        <PropertyThumb picture={property?.picture} size={88} />
        <div className={classes.words}>
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

function placeOf({ address, category }: Property): string {
  return `${address.suburb} ${address.state} ${address.postcode} · ${category.name}`;
}

function streetOf({ address }: Property): string {
  return address.streetAddress ?? address.fullAddress;
}

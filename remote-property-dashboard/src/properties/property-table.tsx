import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { PropertyThumb } from 'shared-ui';
import { propertyFacts } from './property-labels.ts';
import { PropertyStatusLine } from './property-status-line.tsx';
import classes from './property-table.module.css';

/** Many properties, one per row. On a phone the status is below the address, and the facts are left out. */
export function PropertyTable({ properties }: { properties: readonly Property[] }) {
  return (
    <div className={classes.rows}>
      <table className={classes.table} aria-label="Properties">
        <thead>
          <tr>
            <th scope="col">Property</th>
            <th scope="col">Status</th>
            <th scope="col" className={classes.facts}>
              Details
            </th>
          </tr>
        </thead>
        <tbody>
          {properties.map((property) => (
            <tr key={property.id}>
              <td>
                <article className={classes.property}>
                  <PropertyThumb picture={property.picture} size={72} />
                  <div>
                    <h2 className={classes.street}>
                      <Link to={addresses.property(property.id)} className={classes.link}>
                        {property.address.streetAddress ?? property.address.fullAddress}
                      </Link>
                    </h2>
                    <p className={classes.place}>
                      {property.address.suburb} {property.address.state} {property.address.postcode}
                    </p>
                  </div>
                </article>
              </td>
              <td>
                <PropertyStatusLine property={property} />
              </td>
              <td className={classes.facts}>{propertyFacts(property)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}

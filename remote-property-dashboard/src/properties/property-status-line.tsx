import { Fragment } from 'react';
import type { Property } from 'shared-contract/property/property';
import classes from './property-card.module.css';
import { propertyStatus } from './property-status.ts';

/** The tenancy, the listing and what waits for an answer, in one line. Late rent is red. */
export function PropertyStatusLine({ property }: { property: Property }) {
  return propertyStatus(property).map(({ text, isLate }, index) => (
    <Fragment key={text}>
      {index > 0 && ' · '}
      {isLate ? <span className={classes.arrears}>{text}</span> : text}
    </Fragment>
  ));
}

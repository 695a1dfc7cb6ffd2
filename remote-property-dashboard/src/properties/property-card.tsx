import IconHome from '@tabler/icons-react/dist/esm/icons/IconHome.mjs';
import type { ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import type { Property } from 'shared-contract/property/property';
import { Link } from 'shared-platform/router';
import { ResponsiveImage, StatusBadge } from 'shared-ui';
import classes from './property-card.module.css';
import { listingTypeLabel, propertyFacts } from './property-labels.ts';
import { PropertyStatusLine } from './property-status-line.tsx';

type PropertyCardProps = {
  property: Property;
  /** True when the picture is visible as soon as the page opens, so that it loads first. */
  priority?: boolean;
  /** The heading level of the address. */
  heading: 'h2' | 'h3';
  /** True to show a row with a small picture on a phone, instead of a card. */
  compact?: boolean;
  children?: ReactNode;
};

export function PropertyCard({
  property,
  priority = false,
  heading: Heading,
  compact = false,
  children,
}: PropertyCardProps) {
  const { address, currentListing, picture } = property;
  return (
    <article className={classes.card} data-compact={compact || undefined}>
      <div className={classes.photo}>
        {picture ? (
          <ResponsiveImage
            // The address below already names the property. With an alternative text, screen readers would read it
            // twice.
            picture={{ ...picture, alt: '' }}
            ratio={3 / 2}
            priority={priority}
            sizes="(min-width: 75em) 370px, (min-width: 48em) 45vw, 100vw"
          />
        ) : (
          <span className={classes.noPhoto}>
            <IconHome size={40} stroke={1.25} aria-hidden="true" />
          </span>
        )}
      </div>
      <div className={classes.text}>
        <Heading className={classes.street}>
          <Link to={addresses.property(property.id)} className={classes.link}>
            {address.streetAddress ?? address.fullAddress}
          </Link>
        </Heading>
        <p className={classes.place}>
          {address.suburb} {address.state} {address.postcode}
        </p>
        <p className={classes.facts}>{propertyFacts(property)}</p>
        {property.activity ? (
          <p className={classes.status}>
            <span>
              <PropertyStatusLine property={property} />
            </span>
          </p>
        ) : currentListing ? (
          <p className={classes.status}>
            <StatusBadge kind="listing" status={currentListing.status} />
            <span>{listingTypeLabel(currentListing.type)}</span>
          </p>
        ) : property.archivedAt ? (
          <p className={classes.status}>Archived</p>
        ) : null}
        {children}
      </div>
    </article>
  );
}

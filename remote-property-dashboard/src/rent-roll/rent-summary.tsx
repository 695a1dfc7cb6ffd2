import { Anchor } from '@mantine/core';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { Section } from 'shared-ui';
import { rentalUrl } from '../rental-management/rental-search.ts';
import { rentRollQuery } from './rent-roll-query.ts';
import { RentTotals } from './rent-totals.tsx';

/** The rent of all properties, or of one, in a few figures. Renders nothing without a tenancy. */
export function RentSummary({ propertyId }: { propertyId?: string }) {
  const roll = useResource(rentRollQuery(1, propertyId));
  if (roll.totalItems === 0) return null;
  const to = propertyId === undefined ? addresses.rentRoll() : rentalUrl(propertyId, {});
  return (
    <Section
      title="Rent"
      framed
      action={
        <Anchor component={Link} to={to} size="sm" style={{ display: 'inline-block', minHeight: '1.5rem' }}>
          {propertyId === undefined ? 'See all rent' : 'Rental management'}
        </Anchor>
      }
    >
      <RentTotals roll={roll} />
    </Section>
  );
}

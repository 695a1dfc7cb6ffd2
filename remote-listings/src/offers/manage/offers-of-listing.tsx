import { Stack, Title } from '@mantine/core';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer } from 'shared-contract/offer/offer';
import { useLocation, useSearchParams } from 'shared-platform/router';
import classes from './offers-table.module.css';
import { OffersTable } from './offers-table.tsx';

type OffersOfListingProps = {
  listing: Listing;
  offers: readonly Offer[];
  /** The level of the headings above offers to buy and offers to rent. */
  order?: 2 | 3;
};

/**
 * The offers on one listing, in one table for offers to buy and one for offers to rent. The parameter `?offer=` has the
 * id of the expanded offer.
 */
export function OffersOfListing({ listing, offers, order = 2 }: OffersOfListingProps) {
  const [parameters, setParameters] = useSearchParams();
  // The state of the navigation has the way back to the inbox.
  const { state } = useLocation();
  const open = (id: string | null) =>
    setParameters(id === null ? {} : { offer: id }, { replace: true, preventScrollReset: true, state });
  const kinds = (['sale', 'lease'] as const).filter((kind) => offers.some(({ terms }) => terms.kind === kind));
  return (
    <Stack gap="xl">
      {kinds.map((kind) => (
        <Stack key={kind} gap="md">
          <Title order={order} size="h3" {...(kinds.length > 1 ? {} : { className: classes.srOnly })}>
            {kind === 'sale' ? 'To buy' : 'To rent'}
          </Title>
          <OffersTable listing={listing} offers={offers} kind={kind} openId={parameters.get('offer')} onOpen={open} />
        </Stack>
      ))}
    </Stack>
  );
}

import { Button, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { isApiProblem } from 'shared-api';
import type { BuyersOffer } from 'shared-contract/offer/offer';
import { acceptsOffers } from 'shared-contract/offer/offer-rules';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { CardSkeletons, ErrorState, PageHeader, StatusBadge } from 'shared-ui';
import { nextSteps } from '../next-steps.ts';
import { NextStepsList } from '../next-steps-list.tsx';
import { NotBinding } from '../not-binding.tsx';
import { OfferHistory } from '../offer-history.tsx';
import { OfferedProperty } from '../offered-property.tsx';
import { TermsList } from '../terms-list.tsx';
import { useExpiryLabel } from '../use-expiry-label.ts';
import { WithAside } from '../with-aside.tsx';
import { BuyerActions } from './buyer-actions.tsx';
import { buyerOfferQuery } from './buyer-offer-query.ts';
import { InvalidLink } from './invalid-link.tsx';
import { offerStatusText, previousTerms } from './offer-status-text.ts';

/** The page `/offers/{token}` with the buyer's offer. The link to it is in the emails to the buyer. */
export function BuyerOfferPage({ token }: { token: string }) {
  const { data, error, refetch } = useQuery(buyerOfferQuery(token));
  return (
    <>
      {/* The page's URL is secret, so links to other sites must not send it as the referrer. */}
      <meta name="referrer" content="no-referrer" />
      {data ? <Offer offer={data} token={token} /> : <NoOffer error={error} onRetry={() => void refetch()} />}
    </>
  );
}

function Offer({ offer, token }: { offer: BuyersOffer; token: string }) {
  const { listing, history } = offer;
  const { timeZone } = listing.property;
  const { title, text } = offerStatusText(offer, useExpiryLabel(offer, timeZone));
  const open = acceptsOffers(listing.status);
  const over = ['rejected', 'withdrawn', 'expired'].includes(offer.status);
  return (
    <>
      <PageHeader title={title} description={text} breadcrumbs={<StatusBadge kind="offer" status={offer.status} />} />
      <WithAside
        label="The property"
        side={<OfferedProperty listing={listing} picture={listing.picture} linked={open} />}
      >
        <Stack gap="xl">
          <Stack component="section" gap="md" aria-labelledby="terms">
            <Title order={2} size="h3" id="terms">
              {offer.status === 'countered' ? 'Counter-offer' : 'Terms'}
            </Title>
            <TermsList terms={offer.terms} before={offer.status === 'countered' ? previousTerms(offer) : undefined} />
            <BuyerActions offer={offer} token={token} />
            {over && open && (
              <div>
                <Button component={Link} to={addresses.makeAnOffer(listing.id)}>
                  Make another offer
                </Button>
              </div>
            )}
            <NotBinding />
          </Stack>
          <NextStepsList steps={nextSteps(offer, 'buyer', { timeZone, listing, now: new Date() })} order={2} />
          <Stack component="section" gap="md" aria-labelledby="history">
            <Title order={2} size="h3" id="history">
              History
            </Title>
            <OfferHistory history={history} kind={offer.terms.kind} viewer="buyer" timeZone={timeZone} />
          </Stack>
          <Text size="sm" c="dimmed">
            Anyone with this link can act on your offer, so don’t share it.
          </Text>
        </Stack>
      </WithAside>
    </>
  );
}

function NoOffer({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  if (!error) return <CardSkeletons shape="rows" count={3} label="Loading your offer" />;
  if (!isApiProblem(error, { status: 404 }) && !isApiProblem(error, { status: 422 })) {
    return <ErrorState error={error} title="We couldn’t load your offer" onRetry={onRetry} />;
  }
  return <InvalidLink />;
}

import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer } from 'shared-contract/offer/offer';
import { offererLabels } from 'shared-contract/offer/offer-labels';
import { ThreadOf } from 'shared-thread';
import { nextSteps } from '../next-steps.ts';
import { NextStepsList } from '../next-steps-list.tsx';
import { OfferHistory } from '../offer-history.tsx';
import { TermsList } from '../terms-list.tsx';
import { MarkAsClosed } from './mark-as-closed.tsx';
import classes from './offer-details.module.css';
import { offeredTerms } from './offered-terms.ts';
import { taggedOfferQuery } from './offers-query.ts';
import { OwnerActions } from './owner-actions.tsx';

type OfferDetailsProps = {
  offer: Offer;
  /** All offers on the listing. */
  offers: readonly Offer[];
  listing: Listing;
};

/** All details of one offer, and the buttons with which the owner answers it. */
export function OfferDetails({ offer: listed, offers, listing }: OfferDetailsProps) {
  // Fetches the offer with its entity tag. The owner's answer then refers to the version that is shown here.
  const offer = useQuery(taggedOfferQuery(listed.id)).data?.value ?? listed;
  const { buyer, solicitor, status, terms, history } = offer;
  const { timeZone, id: propertyId } = listing.property;
  const countered = status === 'countered';
  const others = offers.filter(({ id }) => id !== offer.id);
  const version = [status, listing.status, others.some((other) => other.status === 'accepted')].join(' ');
  return (
    <div className={classes.details}>
      <div className={classes.thread}>
        <ThreadOf propertyId={propertyId} subject="offer" objectId={offer.id} version={version} />
      </div>
      <Stack gap="lg" miw={0}>
        {countered && (
          <Title order={3} size="h4">
            Your counter-offer
          </Title>
        )}
        <TermsList terms={terms} before={countered ? offeredTerms(offer) : undefined} />
        <OwnerActions offer={offer} listing={listing} others={others} />
        <NextStepsList steps={nextSteps(offer, 'owner', { timeZone, listing, now: new Date() })} order={3}>
          <MarkAsClosed listing={listing} terms={terms} />
        </NextStepsList>
        <Person title={`The ${offererLabels[terms.kind]}`} person={buyer} />
        {solicitor && <Person title="Their solicitor or conveyancer" person={solicitor} />}
      </Stack>
      <Stack gap="md" miw={0}>
        <Title order={3} size="h4">
          History
        </Title>
        <OfferHistory history={history} kind={terms.kind} viewer="owner" timeZone={timeZone} />
      </Stack>
    </div>
  );
}

type PersonProps = { title: string; person: { name: string; email?: string | undefined; phone?: string | undefined } };

function Person({ title, person: { name, email, phone } }: PersonProps) {
  return (
    <div>
      <Title order={3} size="h4">
        {title}
      </Title>
      <Text className={classes.text} dir="auto">
        {name}
      </Text>
      {email && (
        <Text className={classes.text}>
          <Anchor href={`mailto:${encodeURIComponent(email)}`}>{email}</Anchor>
        </Text>
      )}
      {phone && (
        <Text className={classes.text}>
          <Anchor href={`tel:${phone.replaceAll(/[^\d+]/g, '')}`}>{formatPhone(phone)}</Anchor>
        </Text>
      )}
    </div>
  );
}

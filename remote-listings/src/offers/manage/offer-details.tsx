import { Anchor, Stack, Text, Title } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { formatPhone } from 'shared-contract/contact/person-contact';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer } from 'shared-contract/offer/offer';
import { offererLabels } from 'shared-contract/offer/offer-labels';
import { OfferHistory } from '../offer-history.tsx';
import { TermsList } from '../terms-list.tsx';
import classes from './offer-details.module.css';
import { taggedOfferQuery } from './offers-query.ts';
import { OwnerActions } from './owner-actions.tsx';

/** All details of one offer, and the buttons with which the owner answers it. */
export function OfferDetails({ offer: listed, listing }: { offer: Offer; listing: Listing }) {
  // Fetches the offer with its entity tag. The owner's answer then refers to the version that is shown here.
  const offer = useQuery(taggedOfferQuery(listed.id)).data?.value ?? listed;
  const { buyer, solicitor, terms, history } = offer;
  return (
    <div className={classes.details}>
      <Stack gap="lg" miw={0}>
        <TermsList terms={terms} />
        <OwnerActions offer={offer} listing={listing} />
        <Person title={`The ${offererLabels[terms.kind]}`} person={buyer} />
        {solicitor && <Person title="Their solicitor or conveyancer" person={solicitor} />}
      </Stack>
      <Stack gap="md" miw={0}>
        <Title order={3} size="h4">
          History
        </Title>
        <OfferHistory history={history} kind={terms.kind} viewer="owner" timeZone={listing.property.timeZone} />
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
          <Anchor href={`tel:${encodeURIComponent(phone)}`}>{formatPhone(phone)}</Anchor>
        </Text>
      )}
    </div>
  );
}

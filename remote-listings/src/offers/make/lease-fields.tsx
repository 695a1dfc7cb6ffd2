import { Alert, TextInput } from '@mantine/core';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { advertisedRent, type OfferedListing } from 'shared-contract/offer/offer-rules';
import { biddingNoticeFor } from 'tenancy-law/offer/offer-violations';
import { MoneyInput } from '../money-input.tsx';
import { FormSection } from './form-section.tsx';
import type { OfferFields } from './offer-fields.ts';
import classes from './offer-form.module.css';

/**
 * The fields for the rent, the start and the term of a lease. Explains the state's rule about offering more rent than
 * advertised.
 */
export function LeaseFields({
  fields,
  listing,
  today,
}: {
  fields: OfferFields;
  listing: OfferedListing;
  today: string;
}) {
  const rent = advertisedRent(listing);
  const notice = biddingNoticeFor(listing, today);
  return (
    <FormSection title="Your offer">
      {notice && rent !== null && (
        <Alert color="eucalypt" role="note" title={`The advertised rent is ${formatRent(centsOf(rent))}`}>
          {notice}
        </Alert>
      )}
      <MoneyInput label="Rent" suffix="per week" {...fields.typed('amount')} />
      <div className={classes.pair}>
        <TextInput label="Start of the lease" type="date" withAsterisk min={today} {...fields.text('startDate')} />
        <TextInput
          label="Term"
          withAsterisk
          inputMode="numeric"
          rightSection="months"
          rightSectionWidth="5rem"
          {...fields.text('termMonths')}
        />
      </div>
    </FormSection>
  );
}

import { Button, Checkbox, Group, SegmentedControl, Textarea, TextInput } from '@mantine/core';
import type { UseFormReturnType } from '@mantine/form';
import type { ReactNode } from 'react';
import { addDays } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { maxOfferOpenDays, newOfferKindsOf } from 'shared-contract/offer/offer-rules';
import { SendFailure, useFocusOnFirstError, useOtherZoneName } from 'shared-ui';
import { NotBinding } from '../not-binding.tsx';
import { ContactFields } from './contact-fields.tsx';
import { FormSection } from './form-section.tsx';
import { LeaseFields } from './lease-fields.tsx';
import { offerFields } from './offer-fields.ts';
import classes from './offer-form.module.css';
import { defaultRent, type OfferFormValues } from './offer-form-values.ts';
import { SaleFields } from './sale-fields.tsx';

type OfferFormProps = {
  form: UseFormReturnType<OfferFormValues>;
  listing: Listing;
  today: string;
  /** The message for an error that belongs to no field, or nothing. */
  failure: ReactNode;
  rejections: number;
  sending: boolean;
  onSend: (values: OfferFormValues) => void;
  onRejected: () => void;
};

export function OfferForm({ form, listing, today, failure, rejections, sending, onSend, onRejected }: OfferFormProps) {
  const fields = offerFields(form);
  const { kind } = form.values;
  const zone = useOtherZoneName(`${today}T12:00:00Z`, listing.property.timeZone);
  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      className={classes.form}
      noValidate
      onSubmit={form.onSubmit(onSend, onRejected)}
    >
      {newOfferKindsOf(listing).length > 1 && (
        <SegmentedControl
          aria-label="Buy or rent"
          data={[
            { value: 'sale', label: 'Buy' },
            { value: 'lease', label: 'Rent' },
          ]}
          value={kind}
          onChange={(chosen) => {
            const lease = chosen === 'lease';
            form.setValues({ kind: lease ? 'lease' : 'sale', amount: lease ? defaultRent(listing) : '' });
            form.clearErrors();
          }}
        />
      )}
      {kind === 'sale' ? (
        <SaleFields fields={fields} />
      ) : (
        <LeaseFields fields={fields} listing={listing} today={today} />
      )}
      <FormSection title="Offer expires">
        <TextInput
          label="Open until the end of"
          type="date"
          withAsterisk
          min={today}
          max={addDays(today, maxOfferOpenDays)}
          description={`Your offer stays open until midnight that day${zone === null ? '' : ` (${zone})`}.`}
          inputWrapperOrder={['label', 'input', 'description', 'error']}
          {...fields.text('expiresOn')}
        />
      </FormSection>
      <ContactFields fields={fields} />
      <FormSection title="Message (optional)" hint="What would help them say yes?">
        <Textarea aria-label="Message (optional)" autosize minRows={4} maxRows={14} {...fields.text('message')} />
      </FormSection>
      <div className={classes.send}>
        <Checkbox
          label="I agree to share my offer and contact details with the owner or agent, who may keep them."
          {...fields.checked('consent')}
        />
        <NotBinding />
        {failure && <SendFailure title="Your offer wasn’t sent">{failure}</SendFailure>}
        <Group justify="flex-end">
          <Button type="submit" size="md" loading={sending}>
            Send offer
          </Button>
        </Group>
      </div>
    </form>
  );
}

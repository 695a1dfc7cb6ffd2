import { Button, Chip, Group, Stack, Text, Textarea } from '@mantine/core';
import { type FormEvent, useEffect, useId } from 'react';
import { enquiryReason, maxEnquiryMessageLength } from 'shared-contract/enquiry/enquiry';
import type { Listing, ListingType } from 'shared-contract/listing/listing';
import { SendFailure, UnstoredDraftNotice, useFocusOnFirstError } from 'shared-ui';
import { ContactFields } from '../contact-form/contact-fields.tsx';
import { Honeypot } from '../contact-form/honeypot.tsx';
import { reasonsFor } from './enquiry-reasons.ts';
import classes from './enquiry-section.module.css';
import { EnquirySent } from './enquiry-sent.tsx';
import { type Enquiry, useEnquiry } from './use-enquiry.ts';

type EnquiryFormProps = {
  listing: Listing;
  /** A counter. Each time it grows, the form focuses its first field. */
  focusRequests: number;
};

/** The enquiry form. It loads only when it is near the viewport, because few visitors send an enquiry. */
export default function EnquiryForm({ listing, focusRequests }: EnquiryFormProps) {
  const enquiry = useEnquiry(listing);
  const { values, field, failure } = enquiry;
  const form = useFocusOnFirstError(enquiry.rejections);
  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus();
  }, [focusRequests, form]);
  if (enquiry.isSent) {
    const { name } = listing.contactDetail;
    return <EnquirySent owner={name} email={values.email.trim()} onAnother={enquiry.startAnother} />;
  }
  const send = (event: FormEvent) => {
    event.preventDefault();
    void enquiry.send();
  };
  return (
    <form ref={form} noValidate onSubmit={send}>
      <Stack gap="md">
        <UnstoredDraftNotice isPersisted={enquiry.isDraftPersisted} />
        <ReasonChips enquiry={enquiry} listingType={listing.type} />
        <Textarea
          label="Your message"
          withAsterisk
          autosize
          minRows={4}
          maxRows={14}
          {...field('message')}
          {...(values.message.length > maxEnquiryMessageLength - 200
            ? { description: `${values.message.length.toLocaleString('en-AU')} of 4,000 characters` }
            : {})}
        />
        <ContactDetails enquiry={enquiry} />
        <Honeypot value={values.website} onChange={enquiry.setWebsite} />
        {failure && <SendFailure title="Your message wasn’t sent">{failure}</SendFailure>}
        <Group justify="space-between" align="center" gap="sm">
          <Text size="sm" c="dimmed" maw="26rem">
            We only share your details with {listing.contactDetail.name || 'the advertiser'}.
          </Text>
          <Button type="submit" loading={enquiry.isSending}>
            Send message
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

function ReasonChips({ enquiry, listingType }: { enquiry: Enquiry; listingType: ListingType }) {
  const label = useId();
  const choose = (chosen: string[]) =>
    enquiry.setReasons(enquiryReason.options.filter((reason) => chosen.includes(reason)));
  return (
    <Stack gap={6}>
      <Text size="sm" fw={500} id={label}>
        What would you like to know?
      </Text>
      <Chip.Group multiple value={enquiry.values.reasons} onChange={choose}>
        <Group gap="xs" role="group" aria-labelledby={label}>
          {reasonsFor(listingType).map((one) => (
            <Chip key={one.reason} value={one.reason} variant="light">
              {one.label}
            </Chip>
          ))}
        </Group>
      </Chip.Group>
    </Stack>
  );
}

function ContactDetails({ enquiry: { field } }: { enquiry: Enquiry }) {
  return (
    <div className={classes.person}>
      <ContactFields
        field={field}
        emailHint="We’ll send the reply here."
        phoneHint="Optional, if you’d prefer a call."
      />
    </div>
  );
}

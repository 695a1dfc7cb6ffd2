import { Alert, Button, Group, Modal, Stack, Text, Textarea } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch } from 'shared-contract/offer/offer';
import { offererLabels } from 'shared-contract/offer/offer-labels';
import { useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import { biddingNoticeFor } from 'tenancy-law/offer/offer-violations';
import {
  type CounterErrors,
  type CounterFormValues,
  counterFormValues,
  initialCounterValues,
  parseCounterOffer,
} from './counter-form-values.ts';
import { CounterTerms, counterFields, RetainedConditions } from './counter-terms.tsx';

type CounterOfferDialogProps = {
  offer: Offer;
  /** The offer of another buyer that is accepted, which prevents a second acceptance. */
  accepted: Offer | undefined;
  listing: Listing;
  pending: boolean;
  failure: ReactNode;
  /** The errors that the server has returned, by field. */
  serverErrors: CounterErrors;
  /** Sends the counter-offer. Must call `sent` once the server has stored it. */
  onCounter: (patch: OfferPatch, sent: () => void) => void;
  onClose: () => void;
};

/** The dialog with the terms of a counter-offer. The form starts with the latest terms of the offer. */
export function CounterOfferDialog(props: CounterOfferDialogProps) {
  const { offer, accepted, listing, pending, failure, serverErrors, onCounter, onClose } = props;
  const [today] = useState(() => localDateIn(listing.property.timeZone, new Date()));
  const [rejections, setRejections] = useState(0);
  const form = useForm<CounterFormValues>({
    initialValues: initialCounterValues(offer, today),
    validate: (values) => {
      const checked = parseCounterOffer(values, offer, listing, today);
      return checked.ok ? {} : checked.errors;
    },
  });
  const draft = useDraft({
    entity: `offer/${offer.id}`,
    step: 'counter',
    version: 2,
    schema: counterFormValues,
    values: form.values,
    dirty: form.isDirty(),
    description: 'your counter-offer',
    confirmsLeave: !pending,
    apply: form.setValues,
  });
  const fields = counterFields(form, serverErrors);
  const { terms } = offer;
  const notice = terms.kind === 'lease' ? biddingNoticeFor(listing, today) : null;

  const send = (filled: CounterFormValues) => {
    const checked = parseCounterOffer(filled, offer, listing, today);
    if (checked.ok) onCounter(checked.patch, draft.saved);
  };

  return (
    <Modal.Root
      opened
      onClose={onClose}
      removeScrollProps={{ removeScrollBar: false }}
      centered
      size="lg"
      closeOnClickOutside={false}
      closeOnEscape={!pending}
    >
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <form
            ref={useFocusOnFirstError(rejections, serverErrors)}
            noValidate
            onSubmit={form.onSubmit(send, () => setRejections((count) => count + 1))}
          >
            <Stack gap="md">
              <div>
                <Modal.Title fz="h3" fw={650}>
                  Counter the offer from {offer.buyer.name}
                </Modal.Title>
                <Text c="dimmed" size="sm">
                  Change any of the current terms.
                </Text>
              </div>
              {accepted && (
                <Text size="sm">
                  You’ve accepted the offer from {accepted.buyer.name}. {offer.buyer.name} can accept yours only if that
                  offer falls through.
                </Text>
              )}
              <DraftNotice draft={draft} />
              {notice && (
                <Alert color="eucalypt" role="note">
                  {notice}
                </Alert>
              )}
              <CounterTerms kind={terms.kind} fields={fields} today={today} timeZone={listing.property.timeZone} />
              <RetainedConditions terms={terms} form={form} />
              <Textarea
                label={`Message to the ${offererLabels[terms.kind]} (optional)`}
                autosize
                minRows={2}
                maxRows={8}
                {...fields.text('message')}
              />
              {failure && (
                <Alert color="red" role="alert" title="Your counter-offer wasn’t sent">
                  {failure}
                </Alert>
              )}
              <Group justify="flex-end" gap="sm" mt="xs">
                <Button variant="default" onClick={onClose} disabled={pending}>
                  Cancel
                </Button>
                <Button type="submit" loading={pending}>
                  Send counter-offer
                </Button>
              </Group>
            </Stack>
          </form>
        </Modal.Body>
      </Modal.Content>
    </Modal.Root>
  );
}

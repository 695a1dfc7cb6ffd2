import { Alert, Button, Checkbox, Group, Modal, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { type ReactNode, useState } from 'react';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import type { Offer, OfferPatch } from 'shared-contract/offer/offer';
import { conditionLabel, offererLabels } from 'shared-contract/offer/offer-labels';
import { biddingNoticeFor, maxOfferOpenDays } from 'shared-contract/offer/offer-rules';
import { useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import { MoneyInput } from '../money-input.tsx';
import {
  type CounterErrors,
  type CounterFormValues,
  counterFormValues,
  initialCounterValues,
  parseCounterOffer,
} from './counter-form-values.ts';
import classes from './counter-offer-dialog.module.css';

type CounterOfferDialogProps = {
  offer: Offer;
  listing: Listing;
  pending: boolean;
  failure: ReactNode;
  /** The server's errors by field. */
  serverErrors: CounterErrors;
  /** Calls `sent` once the server has stored the counter-offer. */
  onCounter: (patch: OfferPatch, sent: () => void) => void;
  onClose: () => void;
};

/** Edits the terms of a counter-offer, starting with the buyer's terms. */
export function CounterOfferDialog({
  offer,
  listing,
  pending,
  failure,
  serverErrors,
  onCounter,
  onClose,
}: CounterOfferDialogProps) {
  const [today] = useState(() => localDateIn(listing.property.timeZone, new Date()));
  const [rejections, setRejections] = useState(0);
  const form = useForm<CounterFormValues>({
    initialValues: initialCounterValues(offer, today),
    validate: (values) => {
      const checked = parseCounterOffer(values, offer, listing, today);
      return checked.ok ? {} : checked.errors;
    },
  });
  const { values } = form;
  const draft = useDraft({
    entity: `offer/${offer.id}`,
    step: 'counter',
    version: 2,
    schema: counterFormValues,
    values,
    dirty: form.isDirty(),
    description: 'your counter-offer',
    confirmsLeave: !pending,
    apply: form.setValues,
  });
  const text = (name: Exclude<keyof CounterFormValues, 'keptConditions'>) => ({
    value: values[name],
    error: form.errors[name] ?? serverErrors[name],
    onChange: ({ currentTarget }: { currentTarget: { value: string } }) => set(name)(currentTarget.value),
  });
  const set = (name: Exclude<keyof CounterFormValues, 'keptConditions'>) => (typed: string) => {
    form.setFieldValue(name, typed);
    form.clearFieldError(name);
  };
  const typed = (name: 'amount' | 'deposit') => ({ ...text(name), onChange: set(name) });
  const { terms } = offer;
  const notice = terms.kind === 'lease' ? biddingNoticeFor(listing) : null;

  const send = (filled: CounterFormValues) => {
    const checked = parseCounterOffer(filled, offer, listing, today);
    if (checked.ok) onCounter(checked.patch, draft.saved);
  };

  return (
    <Modal.Root opened onClose={onClose} centered size="lg" closeOnClickOutside={false} closeOnEscape={!pending}>
      <Modal.Overlay />
      <Modal.Content>
        <Modal.Body p="lg">
          <form
            ref={useFocusOnFirstError(rejections)}
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
              <DraftNotice draft={draft} />
              {notice && (
                <Alert color="eucalypt" role="note">
                  {notice}
                </Alert>
              )}
              <div className={classes.pair}>
                <MoneyInput
                  label={terms.kind === 'sale' ? 'Price' : 'Rent'}
                  {...(terms.kind === 'lease' ? { suffix: 'per week' } : {})}
                  {...typed('amount')}
                />
                {terms.kind === 'sale' ? (
                  <>
                    <MoneyInput label="Deposit" {...typed('deposit')} />
                    <TextInput
                      label="Settlement"
                      inputMode="numeric"
                      withAsterisk
                      rightSection="days"
                      rightSectionWidth="4.5rem"
                      {...text('settlementDays')}
                    />
                  </>
                ) : (
                  <>
                    <TextInput label="Start of the lease" type="date" withAsterisk {...text('startDate')} />
                    <TextInput
                      label="Term"
                      inputMode="numeric"
                      withAsterisk
                      rightSection="months"
                      rightSectionWidth="5rem"
                      {...text('termMonths')}
                    />
                  </>
                )}
                <TextInput
                  label="Open until the end of"
                  type="date"
                  withAsterisk
                  min={today}
                  max={addDays(today, maxOfferOpenDays)}
                  {...text('expiresOn')}
                />
              </div>
              {terms.kind === 'sale' && terms.conditions.length > 0 && (
                <Checkbox.Group
                  label="Conditions to keep"
                  value={values.keptConditions.flatMap((keptConditions, index) =>
                    keptConditions ? [String(index)] : [],
                  )}
                  onChange={(chosen) =>
                    form.setFieldValue(
                      'keptConditions',
                      values.keptConditions.map((_, index) => chosen.includes(String(index))),
                    )
                  }
                >
                  <Stack gap="xs" mt="xs">
                    {terms.conditions.map((condition, index) => (
                      <Checkbox
                        key={condition.kind}
                        value={String(index)}
                        label={<span className={classes.condition}>{conditionLabel(condition)}</span>}
                      />
                    ))}
                  </Stack>
                </Checkbox.Group>
              )}
              <Textarea
                label={`Message to the ${offererLabels[terms.kind]} (optional)`}
                autosize
                minRows={2}
                maxRows={8}
                {...text('message')}
              />
              {failure && (
                <Alert color="red" role="alert" title="Nothing was sent">
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

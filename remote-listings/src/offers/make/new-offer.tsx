import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import { useSession } from 'shared-auth';
import { localDateIn } from 'shared-contract/date/local-date';
import type { Listing } from 'shared-contract/listing/listing';
import { logger, useDraft } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { type ContactOfUser, contactOfUser } from '../../contact-of-user.ts';
import { offerFailureMessage } from '../offer-failure-message.ts';
import { makeOfferMutation } from './make-offer.ts';
import { OfferForm } from './offer-form.tsx';
import {
  emptyOffer,
  type OfferFormValues,
  offerErrors,
  offerFormValues,
  parseOffer,
  sensitiveFields,
} from './offer-form-values.ts';

/** The offer form, which stores a draft. Calls `onSent` once the server has stored the offer. */
export function NewOffer({ listing, onSent }: { listing: Listing; onSent: () => void }) {
  const [today] = useState(() => localDateIn(listing.property.timeZone, new Date()));
  const person = useSignedInPerson();
  const form = useForm<OfferFormValues>({
    initialValues: emptyOffer(listing, today, person),
    validate: (values) => {
      const checked = parseOffer(values, listing, { id: crypto.randomUUID(), today });
      return checked.ok ? {} : checked.errors;
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  // The idempotency key is also the id of the offer.
  const offerIdFor = useIdempotencyKey();
  const { mutateAsync, isPending, data: receipt } = useMutation(makeOfferMutation());
  const draft = useDraft({
    entity: `offer/${listing.id}`,
    step: 'offer',
    version: 1,
    schema: offerFormValues,
    values: form.values,
    dirty: form.isDirty() && !receipt,
    // The draft contains the rest of the offer.
    description: 'the names and contact details in your offer',
    apply: form.setValues,
    sensitiveFields: sensitiveFields,
  });

  // Calls `onSent` in an effect, after the form counts as saved. Before that, leaving the form would open the dialog
  // about unsaved changes.
  useEffect(() => {
    if (receipt) onSent();
  }, [receipt, onSent]);

  const reject = () => setRejections((count) => count + 1);

  async function send(values: OfferFormValues) {
    const checked = parseOffer(values, listing, { id: offerIdFor(values), today });
    if (!checked.ok) return reject();
    setFailure(null);
    try {
      await mutateAsync(checked.input);
    } catch (error) {
      reject();
      if (isApiProblem(error, { status: 422 })) {
        const { errors, rest } = offerErrors(error.violations, values);
        form.setErrors(errors);
        setFailure(rest.length > 0 ? rest.join(' ') : null);
        return;
      }
      logger.warn('An offer was not sent', { reason: error instanceof Error ? error.name : 'unknown' });
      setFailure(offerFailureMessage(error));
    }
  }

  return (
    <Stack gap="lg">
      <DraftNotice draft={draft} />
      <OfferForm
        form={form}
        listing={listing}
        today={today}
        failure={failure}
        rejections={rejections}
        sending={isPending}
        onSend={send}
        onRejected={reject}
      />
    </Stack>
  );
}

/** Returns the contact details of the signed-in user. Null for a guest. */
function useSignedInPerson(): ContactOfUser | null {
  const session = useSession();
  return session.status === 'signedIn' && session.appUser ? contactOfUser(session.appUser) : null;
}

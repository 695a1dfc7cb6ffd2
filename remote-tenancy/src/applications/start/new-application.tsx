import { Stack } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useState } from 'react';
import { isApiProblem, useIdempotencyKey } from 'shared-api';
import type { Listing } from 'shared-contract/listing/listing';
import { logger, useDraft } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { applicationFailureMessage } from '../application-failure-message.ts';
import { startApplicationMutation } from './start-application.ts';
import { StartForm } from './start-form.tsx';
import { parseStart, type StartFormValues, startErrors, startFormValues } from './start-form-values.ts';
import { useSignedInPerson } from './use-signed-in-person.ts';

/**
 * The form that starts an application. Its draft contains names and email addresses, unlike those of enquiries and
 * offers, because the form has nothing else to restore. Calls `onSent` once the server has stored the application.
 */
export function NewApplication({ listing, onSent }: { listing: Listing; onSent: () => void }) {
  const form = useForm<StartFormValues>({
    initialValues: { adults: [useSignedInPerson()], consent: false },
    validate: (values) => {
      const checked = parseStart(values, { id: crypto.randomUUID(), listing: listing['@id'] });
      return checked.ok ? {} : checked.errors;
    },
  });
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  // The idempotency key is also the id of the application.
  const idFor = useIdempotencyKey();
  const { mutateAsync, isPending, data: receipt } = useMutation(startApplicationMutation());
  const draft = useDraft({
    entity: `application/${listing.id}`,
    step: 'start',
    version: 1,
    schema: startFormValues,
    values: form.values,
    dirty: form.isDirty() && !receipt,
    description: 'your application',
    apply: form.setValues,
    // The user must give consent each time.
    sensitiveFields: ['consent'],
  });

  // Calls `onSent` in an effect, after the form counts as saved. Before that, leaving the form would open the dialog
  // about unsaved changes.
  useEffect(() => {
    if (receipt) onSent();
  }, [receipt, onSent]);

  const reject = () => setRejections((count) => count + 1);

  async function send(values: StartFormValues) {
    const checked = parseStart(values, { id: idFor(values), listing: listing['@id'] });
    if (!checked.ok) return reject();
    setFailure(null);
    try {
      await mutateAsync(checked.input);
      // Also when the user has left the form before the response, so that the draft does not offer to send it again.
      draft.saved();
    } catch (error) {
      reject();
      if (isApiProblem(error, { status: 422 })) form.setErrors(startErrors(error.violations));
      logger.warn('An application was not started', { reason: error instanceof Error ? error.name : 'unknown' });
      setFailure(applicationFailureMessage(error));
    }
  }

  return (
    <Stack gap="lg">
      <DraftNotice draft={draft} />
      <StartForm
        form={form}
        failure={failure}
        rejections={rejections}
        sending={isPending}
        onSend={send}
        onRejected={reject}
      />
    </Stack>
  );
}

import { Alert, Button, Chip, Group, Stack, Text, Textarea, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useEffect, useId, useRef, useState } from 'react';
import { isApiProblem } from 'shared-api';
import { useSession } from 'shared-auth';
import { enquiryReason, maxEnquiryMessageLength } from 'shared-contract/enquiry/enquiry';
import type { Listing } from 'shared-contract/listing/listing';
import { logger, useDraft } from 'shared-platform';
import { useFocusOnFirstError } from 'shared-ui';
import {
  type EnquiryErrors,
  type EnquiryFormValues,
  emptyEnquiry,
  enquiryErrors,
  enquiryFormValues,
  parseEnquiry,
  withReasons,
} from './enquiry-form-values.ts';
import { reasonsFor } from './enquiry-reasons.ts';
import classes from './enquiry-section.module.css';
import { EnquirySent } from './enquiry-sent.tsx';
import { enquiryFailureMessage } from './failure-messages.ts';
import { sendEnquiryMutation } from './send-enquiry.ts';

type EnquiryFormProps = {
  listing: Listing;
  /** Focuses the first field each time it grows. */
  focusRequests: number;
};

/** Loads near the viewport, because few visitors send an enquiry. */
export default function EnquiryForm({ listing, focusRequests }: EnquiryFormProps) {
  const [values, setValues] = useState<EnquiryFormValues>(emptyEnquiry);
  useSignedInPerson((person) =>
    setValues((before) => ({ ...before, name: before.name || person.name, email: before.email || person.email })),
  );
  const [errors, setErrors] = useState<EnquiryErrors>({});
  const [failure, setFailure] = useState<string | null>(null);
  const [rejections, setRejections] = useState(0);
  const { mutateAsync, isPending, data: receipt, reset } = useMutation(sendEnquiryMutation());
  const form = useFocusOnFirstError(rejections);
  const chipsLabel = useId();
  useDraft({
    entity: `enquiry/${listing.id}`,
    step: 'message',
    version: 1,
    schema: enquiryFormValues,
    values,
    dirty: !receipt && (values.message !== '' || values.reasons.length > 0),
    description: 'your message to the owner',
    apply: ({ reasons, message }) => setValues((before) => ({ ...before, reasons, message })),
    // Drafts must not store contact details in the browser.
    sensitiveFields: ['name', 'email', 'phone'],
  });

  useEffect(() => {
    if (focusRequests > 0) form.current?.querySelector('input')?.focus();
  }, [focusRequests, form]);

  if (receipt) {
    const again = () => {
      setValues({ ...values, reasons: [], message: '' });
      reset();
    };
    return <EnquirySent owner={listing.contactDetail.name} email={values.email.trim()} onAnother={again} />;
  }

  const field = (name: 'name' | 'email' | 'phone' | 'message') => ({
    value: values[name],
    error: errors[name],
    onChange: (event: { currentTarget: { value: string } }) => {
      const { value } = event.currentTarget;
      setValues((before) => ({ ...before, [name]: value }));
      setErrors(({ [name]: _, ...rest }) => rest);
    },
  });

  function showErrors(fieldErrors: EnquiryErrors, message: string | null) {
    setErrors(fieldErrors);
    setFailure(message);
    setRejections((count) => count + 1);
  }

  async function send(event: FormEvent) {
    event.preventDefault();
    const checked = parseEnquiry(values, listing['@id']);
    if (!checked.ok) return showErrors(checked.errors, null);
    setFailure(null);
    try {
      await mutateAsync(checked.input);
    } catch (error) {
      if (isApiProblem(error, { status: 422 })) {
        const { errors, rest } = enquiryErrors(error.violations);
        return showErrors(errors, rest.length > 0 ? rest.join(' ') : null);
      }
      logger.warn('An enquiry was not sent', { reason: error instanceof Error ? error.name : 'unknown' });
      showErrors({}, enquiryFailureMessage(error));
    }
  }

  return (
    <form ref={form} noValidate onSubmit={send}>
      <Stack gap="md">
        {failure && (
          <Alert color="red" role="alert" title="Your message was not sent">
            {failure}
          </Alert>
        )}
        <Stack gap={6}>
          <Text size="sm" fw={500} id={chipsLabel}>
            What would you like to know?
          </Text>
          <Chip.Group
            multiple
            value={values.reasons}
            onChange={(chosen) =>
              setValues(
                withReasons(
                  values,
                  enquiryReason.options.filter((one) => chosen.includes(one)),
                ),
              )
            }
          >
            <Group gap="xs" role="group" aria-labelledby={chipsLabel}>
              {reasonsFor(listing.type).map(({ reason, label }) => (
                <Chip key={reason} value={reason} variant="light">
                  {label}
                </Chip>
              ))}
            </Group>
          </Chip.Group>
        </Stack>
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
        <div className={classes.person}>
          <TextInput label="Your name" withAsterisk autoComplete="name" {...field('name')} />
          <TextInput
            label="Email"
            withAsterisk
            type="email"
            autoComplete="email"
            description="We’ll send the reply here."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('email')}
          />
          <TextInput
            label="Phone"
            type="tel"
            autoComplete="tel"
            description="Optional, if you’d prefer a call."
            inputWrapperOrder={['label', 'input', 'description', 'error']}
            {...field('phone')}
          />
        </div>
        {/* A honeypot: only bots fill in this hidden field. */}
        <div className={classes.trap} aria-hidden="true">
          <label>
            Website
            <input
              name="website"
              tabIndex={-1}
              autoComplete="off"
              value={values.website}
              onChange={({ currentTarget }) => setValues({ ...values, website: currentTarget.value })}
            />
          </label>
        </div>
        <Group justify="space-between" align="center" gap="sm">
          <Text size="sm" c="dimmed" maw="26rem">
            We only share your details with the owner.
          </Text>
          <Button type="submit" loading={isPending}>
            Send message
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

/** Fills in the name and email of a signed-in user. */
function useSignedInPerson(onPerson: (person: { name: string; email: string }) => void): void {
  const session = useSession();
  const latest = useRef(onPerson);
  latest.current = onPerson;
  const person = session.status === 'signedIn' ? session.appUser : null;
  useEffect(() => {
    if (person) latest.current({ name: person.fullName, email: person.username });
  }, [person]);
}

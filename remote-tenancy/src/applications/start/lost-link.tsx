import { Alert, Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { applicationLinkInput } from 'shared-contract/application/application';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import { useFocusOnFirstError } from 'shared-ui';
import { applicationFailureMessage } from '../application-failure-message.ts';
import { requestLinkMutation } from './request-link.ts';
import { startErrors } from './start-form-values.ts';
import { useSignedInPerson } from './use-signed-in-person.ts';

type LostLinkProps = { listingId: string; startsOpen?: boolean };

/** Emails an adult the link again. Closed at first, because most people have none to lose. Stores nothing. */
export function LostLink({ listingId, startsOpen = false }: LostLinkProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  return (
    <Stack component="section" gap="sm" align="start" mt="xl" aria-label="Already applied?">
      {isOpen ? (
        <LostLinkForm listing={`/api/listings/${listingId}`} />
      ) : (
        <Button variant="subtle" size="sm" onClick={() => setOpen(true)}>
          Already applied? Get your link again
        </Button>
      )}
    </Stack>
  );
}

function LostLinkForm({ listing }: { listing: string }) {
  const form = useForm({
    initialValues: { email: useSignedInPerson().email },
    validate: (values) => {
      const parsed = applicationLinkInput.safeParse({ ...values, listing });
      return parsed.success ? {} : startErrors(shapeViolations(parsed));
    },
  });
  const { mutate, isPending, isSuccess, error } = useMutation(requestLinkMutation());
  const [rejections, setRejections] = useState(0);
  const fields = useFocusOnFirstError(rejections);
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => input.current?.focus(), []);
  useEffect(() => {
    if (isSuccess) sent.current?.focus();
  }, [isSuccess]);
  if (isSuccess) {
    return (
      <Text ref={sent} role="status" tabIndex={-1}>
        If someone applied for this home with that address, the link is on its way. Check your spam folder too. We send
        at most one every 2 minutes.
      </Text>
    );
  }
  return (
    <form
      ref={fields}
      noValidate
      onSubmit={form.onSubmit(
        ({ email }) => mutate({ listing, email }),
        () => setRejections((count) => count + 1),
      )}
    >
      <Stack gap="sm">
        {error && (
          <Alert color="red" role="alert" title="We couldn’t email your link">
            {applicationFailureMessage(error)}
          </Alert>
        )}
        <TextInput
          ref={input}
          label="Email address that you applied with"
          description="We send at most one link every 2 minutes."
          type="email"
          autoComplete="email"
          maxLength={254}
          {...form.getInputProps('email')}
        />
        <Group>
          <Button type="submit" variant="default" loading={isPending}>
            Email me my link
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

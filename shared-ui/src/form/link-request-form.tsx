import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { emailAddress } from 'shared-contract/contact/person-contact';
import { SendFailure } from './send-failure.tsx';

export type LinkRequestFormProps = {
  /** The label of the field, such as "Email address that you applied with". */
  label: string;
  initialEmail?: string;
  /** Asks the server for the email. Its response must not tell whether the address is known. */
  request: (email: string) => Promise<unknown>;
  /** The text after the request, such as "If someone applied with that address, the link is on its way." */
  sentText: string;
  /** Returns why the request failed, and what to do. */
  failureMessage: (error: unknown) => string;
  /** False when the form is part of the page from the start. By default it takes the focus. */
  takesFocus?: boolean;
};

/** A form with which the user gets a lost private link again by email. Stores nothing. */
export function LinkRequestForm({
  label,
  initialEmail = '',
  request,
  sentText,
  failureMessage,
  takesFocus = true,
}: LinkRequestFormProps) {
  const [email, setEmail] = useState(initialEmail);
  const [invalid, setInvalid] = useState<string | null>(null);
  const { mutate, isPending, isSuccess, error } = useMutation({ mutationFn: request });
  const input = useRef<HTMLInputElement>(null);
  const sent = useRef<HTMLParagraphElement>(null);
  useEffect(() => {
    if (takesFocus) input.current?.focus();
  }, [takesFocus]);
  useEffect(() => {
    if (isSuccess) sent.current?.focus();
  }, [isSuccess]);
  if (isSuccess) {
    return (
      <Text ref={sent} role="status" tabIndex={-1}>
        {sentText} Check your spam folder too. We send at most one every 2 minutes.
      </Text>
    );
  }
  return (
    <form
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        const parsed = emailAddress.safeParse(email);
        setInvalid(parsed.success ? null : (parsed.error.issues[0]?.message ?? null));
        if (parsed.success) mutate(parsed.data);
        else input.current?.focus();
      }}
    >
      <Stack gap="sm">
        <TextInput
          ref={input}
          label={label}
          description="We send at most one link every 2 minutes."
          type="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => setEmail(event.currentTarget.value)}
          error={invalid}
        />
        {error && <SendFailure title="We couldn’t email your link">{failureMessage(error)}</SendFailure>}
        <Group>
          <Button type="submit" variant="default" loading={isPending}>
            Email me the link again
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

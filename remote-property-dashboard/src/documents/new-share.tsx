import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, rejectionReason } from 'shared-api';
import { addDays } from 'shared-contract/date/local-date';
import { addresses } from 'shared-contract/page/addresses';
import type { PropertyDocument } from 'shared-contract/property/document';
import { maxShareDays, shareViolations } from 'shared-contract/property/document-rules';
import { newToken } from 'shared-contract/text/new-token';
import { toast } from 'shared-platform';
import { shareMutation } from './document-queries.ts';

/** How long a link works unless the owner chooses another date. */
const usualDays = 14;

type NewShareProps = { document: PropertyDocument; today: string };

/** Creates a share link. Its address is shown once, because the server stores only the hash of its token. */
export function NewShare({ document, today }: NewShareProps) {
  const [expiresOn, setExpiresOn] = useState(() => addDays(today, usualDays));
  const [error, setError] = useState<string | null>(null);
  const [created, setCreated] = useState<{ id: string; address: string } | null>(null);
  const { mutate, isPending } = useMutation(shareMutation(document));

  function create() {
    const [violation] = expiresOn === '' ? [{ message: 'Choose a date.' }] : shareViolations(expiresOn, today);
    setError(violation?.message ?? null);
    if (violation) return;
    const token = newToken();
    mutate(
      { token, expiresOn },
      {
        onSuccess: ({ id }) => setCreated({ id, address: location.origin + addresses.sharedDocument(token) }),
        onError: (failure) => setError(reasonOf(failure)),
      },
    );
  }

  return (
    <Stack gap="md">
      <Text size="sm" c="dimmed">
        Anyone with the link can read the latest version of this document, and nothing else.
      </Text>
      <TextInput
        label="Link works until"
        type="date"
        min={today}
        max={addDays(today, maxShareDays)}
        value={expiresOn}
        error={error}
        onChange={({ currentTarget }) => setExpiresOn(currentTarget.value)}
      />
      <Group>
        <Button variant="default" loading={isPending} onClick={create}>
          Create link
        </Button>
      </Group>
      {created && document.shares.some(({ id }) => id === created.id) && <NewAddress address={created.address} />}
    </Stack>
  );
}

const reasonOf = (failure: unknown): string =>
  (isApiProblem(failure, { status: 422 }) ? failure.violations[0]?.message : rejectionReason(failure)) ??
  'We couldn’t create a link. Check your connection and try again.';

function NewAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Link copied'),
      () => toast.error('Copy the link from the field.'),
    );
  return (
    <Stack gap="xs">
      <TextInput
        readOnly
        label="Your new link"
        description="Copy it now. We can’t show it again."
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group>
        <Button size="compact-sm" variant="light" onClick={() => void copy()}>
          Copy link
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Stack } from '@mantine/core';
import { useState } from 'react';
import { LinkRequestForm } from 'shared-ui';
import { applicationFailureMessage } from '../application-failure-message.ts';
import { requestLink } from './request-link.ts';
import { useSignedInPerson } from './use-signed-in-person.ts';

type LostLinkProps = { listingId: string; startsOpen?: boolean };

/** Emails an adult the link again. Closed at first, because most people have none to lose. Stores nothing. */
export function LostLink({ listingId, startsOpen = false }: LostLinkProps) {
  const [isOpen, setOpen] = useState(startsOpen);
  const { email } = useSignedInPerson();
  return (
    <Stack component="section" gap="sm" align="start" mt="xl" aria-label="Already applied?">
      {isOpen ? (
        <LinkRequestForm
          label="Email address that you applied with"
          initialEmail={email}
          request={(typed) => requestLink({ listing: `/api/listings/${listingId}`, email: typed })}
          sentText="If someone applied for this home with that address, the link is on its way."
          failureMessage={applicationFailureMessage}
        />
      ) : (
        // The margin equals padding and border, so that the text is aligned with the fields.
        <Button
          variant="subtle"
          size="sm"
          px="xs"
          ml="calc(-1px - var(--mantine-spacing-xs))"
          onClick={() => setOpen(true)}
        >
          Already applied? Get your link again
        </Button>
      )}
    </Stack>
  );
}

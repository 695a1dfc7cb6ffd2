import { Stack, Text, Title } from '@mantine/core';
import type { ApplicationView } from 'shared-contract/application/application';
import { LocalDate } from 'shared-ui';

type StoredUntilProps = { view: Pick<ApplicationView, 'status' | 'destroyOn' | 'legalHold' | 'retentionNotice'> };

/** What would change the date. */
const conditions: Partial<Record<string, string>> = {
  submitted: ' at the latest, unless it’s approved',
  shortlisted: ' at the latest, unless it’s approved',
  approved: ' if no tenancy starts',
};

/** The date on which the application is destroyed, and why (V41). */
export function StoredUntil({ view: { status, destroyOn, legalHold, retentionNotice } }: StoredUntilProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="stored">
      <Title order={2} size="h4" id="stored">
        Your information
      </Title>
      {legalHold ? (
        <Text>On hold for a dispute: it isn’t destroyed while the hold lasts.</Text>
      ) : (
        destroyOn !== null && (
          <Text>
            Destroyed on <LocalDate date={destroyOn} />
            {conditions[status]}
          </Text>
        )
      )}
      <Text size="sm" c="dimmed">
        {retentionNotice}
      </Text>
    </Stack>
  );
}

import { Stack, Text, Title } from '@mantine/core';
import type { ApplicationView } from 'shared-contract/application/application';
import { LocalDate } from 'shared-ui';

type StoredUntilProps = {
  view: Pick<ApplicationView, 'status' | 'destroyOn' | 'legalHold' | 'retentionNotice' | 'hasTenancy'>;
};

/** The date on which the application is destroyed, and why (V41). */
export function StoredUntil({ view: { status, destroyOn, legalHold, retentionNotice, hasTenancy } }: StoredUntilProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="stored">
      <Title order={2} size="h4" id="stored">
        Your information
      </Title>
      {legalHold ? (
        <Text>On hold for a dispute: it isn’t destroyed while the hold lasts.</Text>
      ) : status === 'withdrawn' ? (
        <Text>What was written is destroyed. The rest follows within a day.</Text>
      ) : destroyOn !== null ? (
        <Text>
          Destroyed on <LocalDate date={destroyOn} />
          {conditionOf(status, hasTenancy)}
        </Text>
      ) : (
        hasTenancy && <Text>Stored while your tenancy runs.</Text>
      )}
      <Text size="sm" c="dimmed">
        {retentionNotice}
      </Text>
    </Stack>
  );
}

/** What would change the date. */
function conditionOf(status: ApplicationView['status'], hasTenancy = false): string {
  switch (status) {
    case 'draft':
      return ' if it isn’t sent';
    case 'submitted':
    case 'shortlisted':
      return ' unless the owner or agent decides before';
    case 'approved':
      return hasTenancy ? '' : ' if no tenancy starts';
    default:
      return '';
  }
}

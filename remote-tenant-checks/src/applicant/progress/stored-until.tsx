import { Text } from '@mantine/core';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { LocalDate, Section } from 'shared-ui';

type StoredUntilProps = { view: Pick<ApplicantCheckView, 'destroyOn' | 'legalHold' | 'retentionNotice'> };

/** The date on which the check is destroyed, and why (V41). */
export function StoredUntil({ view: { destroyOn, legalHold, retentionNotice } }: StoredUntilProps) {
  return (
    <Section title="Your information">
      {legalHold ? (
        <Text>On hold for a dispute: it isn’t destroyed while the hold lasts.</Text>
      ) : (
        destroyOn !== null && (
          <Text>
            Destroyed on <LocalDate date={destroyOn} />
          </Text>
        )
      )}
      <Text size="sm" c="dimmed" mt="xs">
        {retentionNotice}
      </Text>
    </Section>
  );
}

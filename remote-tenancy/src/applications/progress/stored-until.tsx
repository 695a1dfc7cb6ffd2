import { Stack, Text, Title } from '@mantine/core';
import type { ApplicationView } from 'shared-contract/application/application';
import { LocalDate } from 'shared-ui';

type StoredUntilProps = { view: Pick<ApplicationView, 'destroyOn' | 'retentionNotice'> };

/** The date on which the application is destroyed, and why (V41). */
export function StoredUntil({ view: { destroyOn, retentionNotice } }: StoredUntilProps) {
  return (
    <Stack component="section" gap="sm" aria-labelledby="stored">
      <Title order={2} size="h4" id="stored">
        Your information
      </Title>
      {destroyOn !== null && (
        <Text>
          Destroyed on <LocalDate date={destroyOn} /> at the latest
        </Text>
      )}
      <Text size="sm" c="dimmed">
        {retentionNotice}
      </Text>
    </Stack>
  );
}

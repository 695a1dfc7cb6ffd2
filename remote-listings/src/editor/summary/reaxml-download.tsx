import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { api, isApiProblem } from 'shared-api';
import { logger, saveFile, toast } from 'shared-platform';

/** The listing in the format that portals read. */
export function ReaxmlDownload({ listingId }: { listingId: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const { file, name } = await api.download(`/api/listings/${encodeURIComponent(listingId)}/reaxml`);
      saveFile(file, name ?? 'listing.xml');
    } catch (error) {
      logger.error('The export was not made', { reason: String(error) });
      toast.error(isApiProblem(error) ? error.detail : 'The file could not be made. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Group justify="space-between">
      <Text size="sm" c="dimmed" maw={420}>
        REAXML is the format in which Australian portals take listings from agents.
      </Text>
      <Button variant="default" loading={busy} onClick={() => void save()}>
        Download REAXML
      </Button>
    </Group>
  );
}

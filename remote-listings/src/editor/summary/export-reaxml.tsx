import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { api } from 'shared-api';
import { saveFile, toast } from 'shared-platform';

/** Downloads the listing as a file in REAXML, the format that Australian property portals import. */
export function ExportReaxml({ listingId }: { listingId: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    try {
      const download = await api.download(`/api/listings/${encodeURIComponent(listingId)}/reaxml`);
      saveFile(download.file, download.name ?? `reaxml-${listingId}.xml`);
    } catch {
      toast.error('We couldn’t download the portal file. Try again.');
    } finally {
      setBusy(false);
    }
  }

  return (
    <Group justify="space-between">
      <Text size="sm">A REAXML file for realestate.com.au, Domain and other portals.</Text>
      <Button variant="default" loading={busy} onClick={() => void save()}>
        Download portal file
      </Button>
    </Group>
  );
}

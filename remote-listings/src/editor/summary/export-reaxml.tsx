import { Button, Group, Text } from '@mantine/core';
import { useState } from 'react';
import { downloadFile } from '../../download/download-file.ts';

/** Downloads the listing as a file in REAXML, the format that Australian property portals import. */
export function ExportReaxml({ listingId }: { listingId: string }) {
  const [busy, setBusy] = useState(false);

  async function save() {
    setBusy(true);
    const path = `/api/listings/${encodeURIComponent(listingId)}/reaxml`;
    await downloadFile(path, `reaxml-${listingId}.xml`, 'the portal file');
    setBusy(false);
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

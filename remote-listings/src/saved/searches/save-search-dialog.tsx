import { Text } from '@mantine/core';
import { useState } from 'react';
import type { SearchAlert } from 'shared-contract/search/saved-search';
import { ConfirmDialog } from 'shared-ui';
import { AlertSelect } from './alert-select.tsx';

type Props = { name: string; onSave: (alert: SearchAlert) => void; onCancel: () => void };

/** Asks how often to email new listings before a search is saved. */
export default function SaveSearchDialog({ name, onSave, onCancel }: Props) {
  const [alert, setAlert] = useState<SearchAlert>('daily');
  return (
    <ConfirmDialog title="Save search" confirmLabel="Save" onConfirm={() => onSave(alert)} onCancel={onCancel}>
      <Text>{name}</Text>
      <AlertSelect label="Email alerts" value={alert} onChange={setAlert} />
      <Text size="sm" c="dimmed">
        We’ll email you new listings that match. Every email has a link to unsubscribe.
      </Text>
    </ConfirmDialog>
  );
}

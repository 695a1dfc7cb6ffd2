import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';
import type { LiveRelease } from 'shared-contract/operations/releases';
import { ReleaseChangeDialog } from './release-change-dialog.tsx';
import { type ChangeDialog, type ReleaseChangeProps, useChangeDialog } from './use-change-dialog.ts';

/** Makes a version live again that was live before. */
export function RollBackButton(props: ReleaseChangeProps) {
  const dialog = useChangeDialog(props);
  return (
    <>
      <Button
        ref={dialog.button}
        variant="default"
        size="xs"
        aria-label={`Roll back ${props.release.name}`}
        onClick={dialog.open}
      >
        Roll back
      </Button>
      {dialog.subject && <RollBackDialog dialog={dialog} release={dialog.subject} />}
    </>
  );
}

function RollBackDialog({ dialog, release }: { dialog: ChangeDialog; release: LiveRelease }) {
  const { name, version: from, before } = release;
  const [to, setTo] = useState(before[0] ?? '');
  return (
    <ReleaseChangeDialog
      dialog={dialog}
      title={`Roll back ${name} ${from}?`}
      confirmLabel={`Roll back to ${to}`}
      changeOf={(reason) => ({ kind: 'roll-back', name, from, to, reason })}
      done={`${name} is back at ${to}`}
      versionField={
        <NativeSelect label="Version" data={before} value={to} onChange={(event) => setTo(event.currentTarget.value)} />
      }
    >
      Visitors get the earlier version with their next page, and open tabs learn of it within seconds. A form that
      someone fills in stays as it is.
    </ReleaseChangeDialog>
  );
}

import { Button } from '@mantine/core';
import type { LiveRelease } from 'shared-contract/operations/releases';
import { ReleaseChangeDialog } from './release-change-dialog.tsx';
import { type ChangeDialog, type ReleaseChangeProps, useChangeDialog } from './use-change-dialog.ts';

/** Takes a remote off the site. */
export function WithdrawButton(props: ReleaseChangeProps) {
  const dialog = useChangeDialog(props);
  return (
    <>
      <Button
        ref={dialog.button}
        variant="subtle"
        color="red"
        size="xs"
        aria-label={`Withdraw ${props.release.name}`}
        onClick={dialog.open}
      >
        Withdraw
      </Button>
      {dialog.subject && <WithdrawDialog dialog={dialog} release={dialog.subject} />}
    </>
  );
}

function WithdrawDialog({ dialog, release }: { dialog: ChangeDialog; release: LiveRelease }) {
  const { name, version: from } = release;
  return (
    <ReleaseChangeDialog
      dialog={dialog}
      title={`Take ${name} ${from} off the site?`}
      confirmLabel="Withdraw"
      isDestructive
      changeOf={(reason) => ({ kind: 'withdraw', name, from, reason })}
      done={`${name} is off the site`}
    >
      Its pages show Page Not Found until someone promotes a version again
      {name === 'remote-operations' ? ', and this page is one of them' : ''}. Open tabs keep its pages until they load a
      new page, within an hour. If an earlier version works, roll back instead.
    </ReleaseChangeDialog>
  );
}

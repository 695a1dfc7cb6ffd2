import { Badge, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useResource } from 'shared-api';
import type { UserSession } from 'shared-contract/user/user-session';
import { toast } from 'shared-platform';
import { ConfirmDialog, LocalInstant, useSubjectDialog } from 'shared-ui';
import { endSessionsMutation, mySessionsQuery } from './my-sessions.ts';
import classes from './session-list.module.css';

/** The list of browsers in which the user is signed in. Each, except this one, has a button that signs it out. */
export function SessionList() {
  const sessions = useResource(mySessionsQuery());
  const { mutateAsync, isPending } = useMutation(endSessionsMutation());
  const { opened, open, close } = useSubjectDialog({
    subjectOf: (which: UserSession | 'others') =>
      which === 'others'
        ? sessions.filter(({ current }) => !current).map(({ id }) => id)
        : sessions.find(({ id }) => id === which.id)?.id,
    isBusy: isPending,
    notice: 'Your list of devices has changed. Here’s the latest.',
  });
  const confirming = opened?.choice;

  async function end(which: UserSession | 'others') {
    try {
      await mutateAsync(which);
      toast.success(which === 'others' ? 'Signed out of all other devices' : `Signed out of ${nameOf(which)}`);
    } catch {
      toast.error('We couldn’t sign out that device. Check the list and try again.');
    }
    close();
  }

  return (
    <>
      <ul className={classes.list}>
        {sessions.map((session) => (
          <li key={session.id} className={classes.session}>
            <div>
              <div className={classes.device}>
                {nameOf(session)}
                {session.current && (
                  <Badge variant="light" size="sm" ml="xs">
                    This browser
                  </Badge>
                )}
              </div>
              <p className={classes.times}>
                Signed in <LocalInstant at={session.createdAt} />, last seen <LocalInstant at={session.lastSeenAt} />
              </p>
            </div>
            {!session.current && (
              <Button
                variant="default"
                size="sm"
                aria-label={`Sign out of ${nameOf(session)}`}
                onClick={() => open(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Group mt="md">
          <Button variant="default" onClick={() => open('others')}>
            Sign out of all other devices
          </Button>
        </Group>
      )}
      {confirming && (
        <ConfirmDialog
          title={confirming === 'others' ? 'Sign out of all other devices?' : `Sign out of ${nameOf(confirming)}?`}
          confirmLabel="Sign out"
          isBusy={isPending}
          onConfirm={() => void end(confirming)}
          onCancel={close}
        >
          <p>
            {confirming === 'others' ? 'They’ll' : 'It’ll'} need to sign in again. Unsaved changes there may be lost.
          </p>
        </ConfirmDialog>
      )}
    </>
  );
}

function nameOf({ device }: UserSession): string {
  return device ?? 'Unknown browser';
}

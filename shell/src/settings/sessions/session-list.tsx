import { Badge, Button, Group } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { useResource } from 'shared-api';
import type { UserSession } from 'shared-contract/user/user-session';
import { toast } from 'shared-platform';
import { LocalInstant } from 'shared-ui';
import { endSessionsMutation, mySessionsQuery } from './my-sessions.ts';
import classes from './session-list.module.css';
import { SignOutQuestion } from './sign-out-question.tsx';

/** Where I am signed in, and the way to end it there. */
export function SessionList() {
  const sessions = useResource(mySessionsQuery());
  const { mutateAsync, isPending } = useMutation(endSessionsMutation());
  const [asked, setAsked] = useState<UserSession | 'others' | null>(null);

  async function end(which: UserSession | 'others') {
    try {
      await mutateAsync(which);
      toast.success(which === 'others' ? 'Signed out everywhere else' : `${nameOf(which)} is signed out`);
    } catch {
      toast.error('That did not work. Check the list, and try again.');
    }
    setAsked(null);
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
                aria-label={`Sign out ${nameOf(session)}`}
                onClick={() => setAsked(session)}
              >
                Sign out
              </Button>
            )}
          </li>
        ))}
      </ul>
      {sessions.length > 1 && (
        <Group mt="md">
          <Button variant="default" onClick={() => setAsked('others')}>
            Sign out everywhere else
          </Button>
        </Group>
      )}
      {asked && (
        <SignOutQuestion
          where={asked === 'others' ? 'everywhere but in this browser' : `in ${nameOf(asked)}`}
          pending={isPending}
          onYes={() => void end(asked)}
          onNo={() => setAsked(null)}
        />
      )}
    </>
  );
}

function nameOf({ device }: UserSession): string {
  return device ?? 'An unknown browser';
}

import { Button, Group, Stack, Text, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { rejectionReason, useResource } from 'shared-api';
import { privateCalendarPath } from 'shared-contract/tenancy/calendar-feed';
import { newToken } from 'shared-contract/text/new-token';
import { toast } from 'shared-platform';
import { ConfirmDialog, LocalInstant, Section, useDialogState } from 'shared-ui';
import classes from '../tenancy/tenancy.module.css';
import { calendarFeedsQuery, createCalendarFeedMutation, revokeCalendarFeedMutation } from './calendar-feeds.ts';

/** Private calendar addresses. The address is shown once, because the server stores only the hash of its token. */
export function CalendarLinks() {
  const feeds = useResource(calendarFeedsQuery());
  const [address, setAddress] = useState<string | null>(null);
  const [stopping, setStopping] = useDialogState<string | null>(null);
  const create = useMutation(createCalendarFeedMutation());
  const stop = useMutation(revokeCalendarFeedMutation());

  function subscribe() {
    const token = newToken();
    create.mutate(token, {
      onSuccess: () => setAddress(location.origin + privateCalendarPath(token)),
      onError: (error) => toast.error(rejectionReason(error) ?? 'We couldn’t make a link. Try again.'),
    });
  }

  return (
    <Section framed title="Calendar">
      <Text>
        Lease ends, rent increases, notices, visits, bonds to lodge and open homes of all your properties in your own
        calendar app.
      </Text>
      {address ? <NewAddress address={address} /> : null}
      <Group>
        <Button variant="default" loading={create.isPending} onClick={subscribe}>
          Get a private calendar link
        </Button>
      </Group>
      {feeds.length > 0 ? (
        <ul className={classes.list}>
          {feeds.map(({ '@id': iri, createdAt, lastReadAt }) => (
            <li key={iri} className={classes.row}>
              <Text size="sm">
                Created <LocalInstant at={createdAt} show="date" />
                {lastReadAt ? (
                  <>
                    , last used <LocalInstant at={lastReadAt} show="date" />
                  </>
                ) : (
                  ', not used yet'
                )}
              </Text>
              <Button variant="subtle" color="red" size="compact-sm" onClick={() => setStopping(iri)}>
                Stop this link
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {stopping ? (
        <ConfirmDialog
          title="Stop this calendar link?"
          confirmLabel="Stop it"
          cancelLabel="Keep it"
          isDestructive
          isBusy={stop.isPending}
          error={stop.error ? 'We couldn’t stop it. Try again.' : undefined}
          onConfirm={() =>
            stop.mutate(stopping, {
              onSuccess: () => {
                setStopping(null);
                setAddress(null);
              },
            })
          }
          onCancel={() => setStopping(null)}
        >
          <Text>Calendars that use it stop updating at once.</Text>
        </ConfirmDialog>
      ) : null}
    </Section>
  );
}

function NewAddress({ address }: { address: string }) {
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => toast.success('Copied'),
      () => toast.error('Copy the link from the field.'),
    );
  return (
    <Stack gap="xs">
      <TextInput
        readOnly
        label="Your private link"
        description="Add it in your calendar app as a subscription. We show it only now. Anyone with it can see your dates, so don’t share it."
        value={address}
        onFocus={({ currentTarget }) => currentTarget.select()}
      />
      <Group>
        <Button size="compact-sm" variant="light" onClick={() => void copy()}>
          Copy link
        </Button>
      </Group>
    </Stack>
  );
}

import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import classes from './inspections.module.css';
import { moveOpen } from './listing-opens.ts';
import { OpenFields } from './open-fields.tsx';
import { findClashes, openErrors, toSpans, wallClock } from './open-times.ts';
import { useOpenChange } from './use-open-change.ts';

/** The form that changes the time of an inspection. */
export function MoveOpen({ listing, open, onDone }: { listing: Listing; open: ListingOpen; onDone: () => void }) {
  const { timeZone } = listing.property;
  const [typed, setTyped] = useState(() => {
    const { date, time } = wallClock(new Date(open.startAt), timeZone);
    return { date, start: time, minutes: (Date.parse(open.endAt) - Date.parse(open.startAt)) / 60_000, weeks: 1 };
  });
  const { isBusy, failure, run } = useOpenChange();
  const form = useRef<HTMLFormElement>(null);
  // The button that opened this form has unmounted and lost the focus, so the focus moves to the first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const opens = listing.listingOpens.filter(({ id }) => id !== open.id);
  const spans = toSpans(typed, timeZone);
  // The time must be in the future only when the start was changed. An inspection that has started may still get a
  // later end.
  const isMoved = spans[0]?.startAt.getTime() !== Date.parse(open.startAt);
  const [planned] = findClashes(spans, { timeZone, opens, now: isMoved ? new Date() : null });
  const problem = failure ?? planned?.messages.join(' ') ?? '';
  return (
    <form
      ref={form}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (planned?.messages.length === 0 && (await run(() => moveOpen(listing.id, open, planned.span)))) onDone();
      }}
    >
      <Stack gap="sm" py="sm">
        <OpenFields value={typed} onChange={setTyped} errors={openErrors(typed)} />
        <Text size="sm" className={classes.clash} role="alert">
          {problem}
        </Text>
        <Group>
          <Button type="submit" size="xs" loading={isBusy} disabled={planned?.messages.length !== 0}>
            Save time
          </Button>
          <Button size="xs" variant="default" onClick={onDone}>
            Cancel
          </Button>
        </Group>
      </Stack>
    </form>
  );
}

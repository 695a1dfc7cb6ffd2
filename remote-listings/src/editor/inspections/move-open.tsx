import { Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { ConfirmDialog, useDialogState } from 'shared-ui';
import classes from './inspections.module.css';
import { moveOpen } from './listing-opens.ts';
import { OpenFields } from './open-fields.tsx';
import { findClashes, openErrors, type TypedOpen, toSpans, wallClock } from './open-times.ts';
import { peopleBooked, toBookingSettings, typedBookings } from './typed-bookings.ts';
import { useOpenChange } from './use-open-change.ts';

/**
 * The form that changes the time of an inspection, and its bookings. When people have booked, a new time asks for
 * confirmation, because they get an email.
 */
export function MoveOpen({ listing, open, onDone }: { listing: Listing; open: ListingOpen; onDone: () => void }) {
  const { timeZone } = listing.property;
  const [typed, setTyped] = useState<TypedOpen>(() => {
    const { date, time } = wallClock(new Date(open.startAt), timeZone);
    const minutes = (Date.parse(open.endAt) - Date.parse(open.startAt)) / 60_000;
    return { date, start: time, minutes, weeks: 1, ...typedBookings(open) };
  });
  const { isBusy, failure, runUnlessBooked } = useOpenChange();
  const [isAsking, setAsking] = useDialogState(false);
  const form = useRef<HTMLFormElement>(null);
  // The button that opened this form has unmounted and lost the focus, so the focus moves to the first field.
  useEffect(() => form.current?.querySelector('input')?.focus(), []);
  const opens = listing.listingOpens.filter(({ id }) => id !== open.id);
  const spans = toSpans(typed, timeZone);
  const errors = openErrors(typed);
  // The time must be in the future only when the start was changed. An inspection that has started may still get a
  // later end.
  const isMoved = spans[0]?.startAt.getTime() !== Date.parse(open.startAt);
  const [planned] = findClashes(spans, { timeZone, opens, now: isMoved ? new Date() : null });
  const hasNewTime = isMoved || planned?.span.endAt.getTime() !== Date.parse(open.endAt);
  const canSave = planned?.messages.length === 0 && errors.capacity === undefined;
  const problem = failure ?? planned?.messages.join(' ') ?? '';
  async function save() {
    if (!planned) return;
    const move = () => moveOpen(listing.id, open, planned.span, toBookingSettings(typed));
    const outcome = await runUnlessBooked(open, move);
    if (outcome === true) onDone();
    else setAsking(outcome !== false);
  }
  return (
    <>
      <form
        ref={form}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          if (!canSave) return;
          if (hasNewTime && (open.booked ?? 0) > 0) setAsking(true);
          else void save();
        }}
      >
        <Stack gap="sm" py="sm">
          <OpenFields value={typed} onChange={setTyped} errors={errors} />
          <Text size="sm" className={classes.clash} role="alert">
            {problem}
          </Text>
          <Group>
            <Button type="submit" size="xs" loading={isBusy} disabled={!canSave}>
              Save
            </Button>
            <Button size="xs" variant="default" onClick={onDone}>
              Cancel
            </Button>
          </Group>
        </Stack>
      </form>
      {isAsking && (
        <ConfirmDialog
          title="Move this inspection?"
          confirmLabel="Move inspection"
          isBusy={isBusy}
          onConfirm={() => void save()}
          onCancel={() => setAsking(false)}
        >
          <Text>{peopleBooked(open)}. We’ll email them the new time, and they keep their place.</Text>
        </ConfirmDialog>
      )}
    </>
  );
}

import { Alert, Button, Text } from '@mantine/core';
import { useRef, useState } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { ConfirmDialog, EmptyState, useDialogState } from 'shared-ui';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import classes from './inspections.module.css';
import { addOpens, removeOpen } from './listing-opens.ts';
import { MoveOpen } from './move-open.tsx';
import { OpenBookings } from './open-bookings.tsx';
import { OpenRow } from './open-row.tsx';
import { peopleBooked, toBookingSettings, typedBookings } from './typed-bookings.ts';
import { useOpenChange } from './use-open-change.ts';

/**
 * The scheduled inspections with their bookings. After removing one, the user can undo it, unless people have booked:
 * they get an email, so removing it asks for confirmation.
 */
export function OpenList({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const isOpen = isEditable(listing.status);
  const [moving, setMoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ListingOpen | null>(null);
  const [focusRequest, setFocusRequest] = useState<{ id: string; at: 'change' | 'remove' } | null>(null);
  const [asked, setAsked] = useDialogState<ListingOpen | null>(null);
  const result = useRef<HTMLDivElement>(null);
  const { isBusy, failure, run, runUnlessBooked } = useOpenChange();
  const focusButton = (id: string, at: 'change' | 'remove') => {
    setMoving(null);
    setFocusRequest({ id, at });
  };
  const remove = async (open: ListingOpen) => {
    const outcome = !isBusy && (await runUnlessBooked(open, () => removeOpen(listing.id, open)));
    if (outcome === true) {
      setRemoved(open);
      // The row has unmounted with the button that the dialog returns the focus to.
      if (open.booked) requestAnimationFrame(() => result.current?.focus());
    }
    setAsked(typeof outcome === 'object' ? outcome : null);
  };
  const ahead = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  return (
    <div>
      {ahead.length === 0 ? (
        <EmptyState title="No inspections scheduled">
          {isOpen ? 'Most people inspect on a Saturday.' : 'The listing is off the market.'}
        </EmptyState>
      ) : (
        <ul className={classes.opens} aria-label="Scheduled inspections">
          {ahead.map((open) => {
            const label = openHomeLabel(open, timeZone, now);
            const isBooked = (open.booked ?? 0) > 0;
            return (
              <li key={open.id}>
                {!isOpen ? (
                  <div className={classes.what}>
                    {label}
                    <OpenBookings open={open} label={label} />
                  </div>
                ) : moving === open.id ? (
                  <MoveOpen listing={listing} open={open} onDone={() => focusButton(open.id, 'change')} />
                ) : (
                  <OpenRow
                    label={label}
                    focusedButton={focusRequest?.id === open.id ? focusRequest.at : null}
                    asksFirst={isBooked}
                    onChange={() => setMoving(open.id)}
                    onRemove={() => (isBooked ? setAsked(open) : void remove(open))}
                  >
                    <OpenBookings open={open} label={label} />
                  </OpenRow>
                )}
              </li>
            );
          })}
        </ul>
      )}
      <div ref={result} role="status" tabIndex={-1} className={classes.result}>
        {removed && (
          <p className={classes.undo}>
            Removed {openHomeLabel(removed, timeZone, now)}.
            {removed.booked ? (
              ' We’ve emailed everyone who had booked.'
            ) : (
              <Button
                size="compact-sm"
                variant="subtle"
                loading={isBusy}
                onClick={async () => {
                  const span = { startAt: new Date(removed.startAt), endAt: new Date(removed.endAt) };
                  const putBack = async () => {
                    const settings = toBookingSettings(typedBookings(removed));
                    const [back] = await addOpens(listing.id, [span], settings);
                    if (back) focusButton(back.id, 'remove');
                  };
                  if (await run(putBack)) setRemoved(null);
                }}
              >
                Undo
              </Button>
            )}
          </p>
        )}
      </div>
      {failure && (
        <Alert color="red" role="alert" mt="sm">
          {failure}
        </Alert>
      )}
      {asked && (
        <ConfirmDialog
          title="Remove this inspection?"
          confirmLabel="Remove inspection"
          cancelLabel="Keep it"
          isDestructive
          isBusy={isBusy}
          onConfirm={() => void remove(asked)}
          onCancel={() => setAsked(null)}
        >
          <Text>{peopleBooked(asked)}. We’ll email them that it’s cancelled. You can’t undo this.</Text>
        </ConfirmDialog>
      )}
    </div>
  );
}

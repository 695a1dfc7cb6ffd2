import { Alert, Button } from '@mantine/core';
import { useState } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing/listing';
import { isEditable } from 'shared-contract/listing/listing-status';
import { EmptyState } from 'shared-ui';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import classes from './inspections.module.css';
import { addOpens, removeOpen } from './listing-opens.ts';
import { MoveOpen } from './move-open.tsx';
import { OpenRow } from './open-row.tsx';
import { useOpenChange } from './use-open-change.ts';

/** The scheduled inspections. After removing one, the user can undo it. */
export function OpenList({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const isOpen = isEditable(listing.status);
  const [moving, setMoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ListingOpen | null>(null);
  const [focusRequest, setFocusRequest] = useState<{ id: string; at: 'change' | 'remove' } | null>(null);
  const { isBusy, failure, run } = useOpenChange();
  const focusButton = (id: string, at: 'change' | 'remove') => {
    setMoving(null);
    setFocusRequest({ id, at });
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
          {ahead.map((open) => (
            <li key={open.id}>
              {!isOpen ? (
                <div className={classes.open}>{openHomeLabel(open, timeZone, now)}</div>
              ) : moving === open.id ? (
                <MoveOpen listing={listing} open={open} onDone={() => focusButton(open.id, 'change')} />
              ) : (
                <OpenRow
                  label={openHomeLabel(open, timeZone, now)}
                  focusedButton={focusRequest?.id === open.id ? focusRequest.at : null}
                  onChange={() => setMoving(open.id)}
                  onRemove={async () => {
                    if (!isBusy && (await run(() => removeOpen(listing.id, open)))) setRemoved(open);
                  }}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {removed && (
          <p className={classes.undo}>
            Removed {openHomeLabel(removed, timeZone, now)}.
            <Button
              size="compact-sm"
              variant="subtle"
              loading={isBusy}
              onClick={async () => {
                const span = { startAt: new Date(removed.startAt), endAt: new Date(removed.endAt) };
                const putBack = async () => {
                  const [back] = await addOpens(listing.id, [span]);
                  if (back) focusButton(back.id, 'remove');
                };
                if (await run(putBack)) setRemoved(null);
              }}
            >
              Undo
            </Button>
          </p>
        )}
      </div>
      {failure && (
        <Alert color="red" role="alert" mt="sm">
          {failure}
        </Alert>
      )}
    </div>
  );
}

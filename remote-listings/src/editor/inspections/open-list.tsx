import { Alert, Button, Group } from '@mantine/core';
import { useState } from 'react';
import type { Listing, ListingOpen } from 'shared-contract/listing';
import { isEditable } from 'shared-contract/listing-status';
import { EmptyState } from 'shared-ui';
import { openWords } from '../../listing/open-words.ts';
import { focusNext } from '../focus-next.ts';
import classes from './inspections.module.css';
import { addOpens, removeOpen } from './listing-opens.ts';
import { MoveOpen } from './move-open.tsx';
import { useOpenChange } from './use-open-change.ts';

/** What is planned. Removing can be taken back. */
export function OpenList({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const isOpen = isEditable(listing.status);
  const [moving, setMoving] = useState<string | null>(null);
  const [removed, setRemoved] = useState<ListingOpen | null>(null);
  const { isBusy, failure, run } = useOpenChange();
  const ahead = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  return (
    <div>
      {ahead.length === 0 ? (
        <EmptyState title="No inspections are planned">
          {isOpen
            ? 'People decide after they have looked. Most look on a Saturday.'
            : 'The listing has left the market.'}
        </EmptyState>
      ) : (
        <ul className={classes.opens} aria-label="Planned inspections">
          {ahead.map((open) => (
            <li key={open.id}>
              {moving === open.id ? (
                <MoveOpen listing={listing} open={open} onDone={() => setMoving(null)} />
              ) : (
                <div className={classes.open}>
                  <span>{openWords(open, timeZone)}</span>
                  {isOpen ? (
                    <Group gap="xs" wrap="nowrap">
                      <Button
                        size="xs"
                        variant="default"
                        aria-label={`Change ${openWords(open, timeZone)}`}
                        onClick={() => setMoving(open.id)}
                      >
                        Change
                      </Button>
                      <Button
                        size="xs"
                        variant="subtle"
                        color="red"
                        disabled={isBusy}
                        aria-label={`Remove ${openWords(open, timeZone)}`}
                        onClick={async ({ currentTarget }) => {
                          focusNext(currentTarget);
                          if (await run(() => removeOpen(listing.id, open))) setRemoved(open);
                        }}
                      >
                        Remove
                      </Button>
                    </Group>
                  ) : null}
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
      <div role="status">
        {removed && (
          <p className={classes.undo}>
            Removed {openWords(removed, timeZone)}.
            <Button
              size="compact-sm"
              variant="subtle"
              loading={isBusy}
              onClick={async () => {
                const span = { startAt: new Date(removed.startAt), endAt: new Date(removed.endAt) };
                if (await run(() => addOpens(listing.id, [span]))) setRemoved(null);
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

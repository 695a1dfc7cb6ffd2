import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import * as z from 'shared-contract/schema';
import { useDraft } from 'shared-platform';
import { DraftNotice } from 'shared-ui';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import classes from './inspections.module.css';
import { addOpens } from './listing-opens.ts';
import { OpenFields } from './open-fields.tsx';
import { findClashes, type TypedOpen, toSpans } from './open-times.ts';
import { useOpenChange } from './use-open-change.ts';

const emptyOpen: TypedOpen = { date: '', start: '', minutes: 30, weeks: 1 };
const typedOpen = z.object({ date: z.string(), start: z.string(), minutes: z.number(), weeks: z.number() });

/** The form that adds one inspection or a weekly series. It shows conflicts before the user submits it. */
export function AddOpen({ listing }: { listing: Listing }) {
  const [typed, setTyped] = useState(emptyOpen);
  const { isBusy, failure, run } = useOpenChange();
  const draft = useDraft({
    entity: `listing/${listing.id}`,
    step: 'inspection',
    version: 1,
    schema: typedOpen,
    values: typed,
    // The form counts as unsaved only when it has a date. Adding an inspection clears only the date: the time stays for
    // the next inspection.
    dirty: typed.date !== '',
    description: 'the inspection you are adding',
    apply: setTyped,
  });
  const { timeZone } = listing.property;
  const planned = findClashes(toSpans(typed, timeZone), { timeZone, opens: listing.listingOpens, now: new Date() });
  const valid = planned.filter(({ messages }) => messages.length === 0).map(({ span }) => span);
  return (
    <form
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (valid.length > 0 && (await run(() => addOpens(listing.id, valid))))
          setTyped({ ...typed, date: '', weeks: 1 });
      }}
    >
      <Stack gap="md">
        <DraftNotice draft={draft} />
        <OpenFields value={typed} onChange={setTyped} withWeeks />
        <div aria-live="polite">
          {planned.length > 0 && (
            <ul className={classes.planned} aria-label="What will be added">
              {planned.map(({ span, messages }) => (
                <li key={span.startAt.toISOString()} data-clash={messages.length > 0 || undefined}>
                  <span>{spanLabel(span, timeZone)}</span>
                  {messages.length > 0 && <span className={classes.clash}>{messages.join(' ')}</span>}
                </li>
              ))}
            </ul>
          )}
        </div>
        {failure && (
          <Alert color="red" role="alert">
            {failure}
          </Alert>
        )}
        <Group>
          <Button type="submit" loading={isBusy} disabled={valid.length === 0}>
            {valid.length > 1 ? `Add ${valid.length} inspections` : 'Add inspection'}
          </Button>
          {planned.length > valid.length && valid.length > 0 && (
            <Text size="sm" c="dimmed">
              Times that clash are skipped.
            </Text>
          )}
        </Group>
      </Stack>
    </form>
  );
}

const spanLabel = ({ startAt, endAt }: { startAt: Date; endAt: Date }, timeZone: string) =>
  openHomeLabel({ startAt: startAt.toISOString(), endAt: endAt.toISOString() }, timeZone, new Date());

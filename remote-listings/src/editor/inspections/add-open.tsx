import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import * as z from 'shared-contract/schema';
import { useUnsavedForm } from 'shared-editor';
import { useDraft } from 'shared-platform';
import { DraftNotice, useFocusOnFirstError } from 'shared-ui';
import { hoursText } from 'tenancy-law/rules/entry-notice';
import { openHomeLabel } from '../../listing/open-homes/open-home-labels.ts';
import classes from './inspections.module.css';
import { addOpens } from './listing-opens.ts';
import { OpenFields } from './open-fields.tsx';
import { findClashes, openErrors, type TypedOpen, toSpans } from './open-times.ts';
import { toBookingSettings } from './typed-bookings.ts';
import { useOpenChange } from './use-open-change.ts';
import { useTenantNotice } from './use-tenant-notice.ts';

const emptyOpen: TypedOpen = { date: '', start: '', minutes: 30, weeks: 1, bookable: false, capacity: '' };
const typedOpen = z.object({
  date: z.string(),
  start: z.string(),
  minutes: z.number(),
  weeks: z.number(),
  bookable: z.boolean(),
  capacity: z.string(),
});

/** The form that adds one inspection or a weekly series. It shows conflicts before the user submits it. */
export function AddOpen({ listing }: { listing: Listing }) {
  const [typed, setTyped] = useState(emptyOpen);
  const { isBusy, failure, run } = useOpenChange();
  const [rejections, setRejections] = useState(0);
  const draft = useDraft({
    entity: `listing/${listing.id}`,
    step: 'inspection',
    version: 2,
    schema: typedOpen,
    values: typed,
    // The form counts as unsaved only when it has a date. Adding an inspection clears only the date: the time stays for
    // the next inspection, and so do its bookings.
    dirty: typed.date !== '',
    description: 'the inspection you are adding',
    apply: setTyped,
  });
  useUnsavedForm({ id: listing.id, step: 'inspections', form: 'open' }, typed.date !== '');
  const { timeZone } = listing.property;
  const notice = useTenantNotice(listing.property);
  const now = new Date();
  const planned = findClashes(toSpans(typed, timeZone), { timeZone, opens: listing.listingOpens, now });
  const valid = planned.filter(({ messages }) => messages.length === 0).map(({ span }) => span);
  const missing = openErrors(typed);
  const isIncomplete = Object.keys(missing).length > 0;
  return (
    <form
      ref={useFocusOnFirstError(rejections)}
      noValidate
      onSubmit={async (event) => {
        event.preventDefault();
        if (isIncomplete) return setRejections((count) => count + 1);
        if (valid.length === 0 || !(await run(() => addOpens(listing.id, valid, toBookingSettings(typed))))) return;
        setTyped({ ...typed, date: '', weeks: 1 });
        setRejections(0);
      }}
    >
      <Stack gap="md">
        <DraftNotice draft={draft} />
        <OpenFields value={typed} onChange={setTyped} errors={rejections > 0 ? missing : {}} withWeeks />
        <div aria-live="polite">
          {planned.length > 0 && (
            <ul className={classes.planned} aria-label="What will be added">
              {planned.map(({ span, messages }) => (
                <li key={span.startAt.toISOString()} data-clash={messages.length > 0 || undefined}>
                  <span>{spanLabel(span, timeZone)}</span>
                  {messages.length > 0 && <span className={classes.clash}>{messages.join(' ')}</span>}
                  {messages.length === 0 && notice?.hours && notice.isTooSoon(span.startAt, now) && (
                    <span className={classes.clash}>
                      Less than {hoursText(notice.hours)} away. Add it only if your tenant agrees.
                    </span>
                  )}
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
          <Button type="submit" loading={isBusy} disabled={!isIncomplete && valid.length === 0}>
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

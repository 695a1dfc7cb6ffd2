import { Button } from '@mantine/core';
import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import { Suspense, useState } from 'react';
import type { Listing } from 'shared-contract/listing/listing';
import { DownloadLink } from '../../download/download-link.tsx';
import { BookedLink } from '../../inspections/booked-link.tsx';
import { useBookedOpens } from '../../inspections/use-booked-opens.ts';
import { lazyWithRetry } from '../../lazy-with-retry.tsx';
import view from '../listing-view.module.css';
import { openHomeDay, openHomeHours, openHomeLabel } from './open-home-labels.ts';
import classes from './open-homes.module.css';
import { TimeZoneNote } from './time-zone-note.tsx';

const BookingPanel = lazyWithRetry(() => import('./booking/booking-panel.tsx'));

/**
 * The open homes that are not over yet. Visitors can book those that take bookings and have not started, and see which
 * they have booked. Times are in the property's time zone.
 */
export function OpenHomes({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const opens = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  const isAuctioned = listing.auctionDateTime && new Date(listing.auctionDateTime) > now;
  const [next] = opens;
  const booked = useBookedOpens(next !== undefined);
  const [shownForm, setShownForm] = useState('');
  const calendar = `${listing['@id']}/open-homes.ics`;
  return (
    <section aria-labelledby="open-homes">
      <h2 id="open-homes" className={view.heading}>
        Open homes
      </h2>
      {next === undefined ? (
        <p className={view.quiet}>No open homes scheduled. Request an inspection.</p>
      ) : (
        <ul className={classes.times}>
          {opens.map((open) => {
            const label = openHomeLabel(open, timeZone, now);
            const isShown = shownForm === open.id;
            return (
              <li key={open.id}>
                <div className={classes.time}>
                  <IconCalendarEvent size={20} stroke={1.7} aria-hidden="true" />
                  <time dateTime={open.startAt}>
                    <span className={classes.day}>{openHomeDay(open, timeZone, now)}</span>
                    <span className={classes.hours}>{openHomeHours(open, timeZone)}</span>
                  </time>
                  {booked.includes(open.id) ? (
                    <BookedLink label={label} className={classes.booked} />
                  ) : open.bookable && new Date(open.startAt) > now ? (
                    <Button
                      size="xs"
                      variant="default"
                      aria-label={open.placesLeft === 0 ? `Full: ${label}` : `Book ${label}`}
                      aria-expanded={isShown}
                      onClick={() => setShownForm(isShown ? '' : open.id)}
                    >
                      {open.placesLeft === 0 ? 'Full' : 'Book'}
                    </Button>
                  ) : null}
                  <DownloadLink
                    className={classes.add}
                    href={`${calendar}?open=${open.id}`}
                    aria-label={`Add ${label} to your calendar`}
                    title="Add to calendar"
                    fileName="open-homes.ics"
                    what="the calendar"
                  >
                    <IconCalendarPlus size={19} stroke={1.7} aria-hidden="true" />
                  </DownloadLink>
                </div>
                {isShown && (
                  <Suspense>
                    <BookingPanel listing={listing} open={open} label={label} />
                  </Suspense>
                )}
              </li>
            );
          })}
        </ul>
      )}
      {next && opens.length + (isAuctioned ? 1 : 0) > 1 && (
        <DownloadLink className={classes.all} href={calendar} fileName="open-homes.ics" what="the calendar">
          {isAuctioned ? 'Add all and the auction to your calendar' : 'Add all to your calendar'}
        </DownloadLink>
      )}
      {next && <TimeZoneNote at={next.startAt} timeZone={timeZone} />}
    </section>
  );
}

import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import type { Listing } from 'shared-contract/listing/listing';
import { DownloadLink } from '../../download/download-link.tsx';
import view from '../listing-view.module.css';
import { openHomeDay, openHomeHours, openHomeLabel } from './open-home-labels.ts';
import classes from './open-homes.module.css';
import { TimeZoneNote } from './time-zone-note.tsx';

/** The open homes that are not over yet. Times are in the property's time zone. */
export function OpenHomes({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const opens = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  const isAuctioned = listing.auctionDateTime && new Date(listing.auctionDateTime) > now;
  const [next] = opens;
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
          {opens.map((open) => (
            <li key={open.id} className={classes.time}>
              <IconCalendarEvent size={20} stroke={1.7} aria-hidden="true" />
              <time dateTime={open.startAt}>
                <span className={classes.day}>{openHomeDay(open, timeZone, now)}</span>
                <span className={classes.hours}>{openHomeHours(open, timeZone)}</span>
              </time>
              <DownloadLink
                className={classes.add}
                href={`${calendar}?open=${open.id}`}
                aria-label={`Add ${openHomeLabel(open, timeZone, now)} to your calendar`}
                title="Add to calendar"
                fileName="open-homes.ics"
                what="the calendar"
              >
                <IconCalendarPlus size={19} stroke={1.7} aria-hidden="true" />
              </DownloadLink>
            </li>
          ))}
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

import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import type { Listing } from 'shared-contract/listing/listing';
import { formatInstant } from 'shared-ui';
import { DownloadLink } from '../../download/download-link.tsx';
import view from '../listing-view.module.css';
import { countdownLabel } from './open-home-labels.ts';
import classes from './open-homes.module.css';
import { TimeZoneNote } from './time-zone-note.tsx';

/** The time of the auction and a countdown. Shows nothing once the auction has started. */
export function Auction({ listing, now }: { listing: Listing; now: Date }) {
  const { auctionDateTime: at, property, listingOpens } = listing;
  if (!at || new Date(at) <= now) return null;
  const alone = !listingOpens.some(({ endAt }) => new Date(endAt) > now);
  return (
    <section aria-labelledby="auction">
      <h2 id="auction" className={view.heading}>
        Auction
      </h2>
      <p className={classes.time}>
        <IconGavel size={20} stroke={1.7} aria-hidden="true" />
        <time dateTime={at}>
          <span className={classes.day}>{formatInstant(at, 'day', property.timeZone)}</span>
          <span className={classes.hours}>
            {formatInstant(at, 'time', property.timeZone)}, {countdownLabel(at, now)}
          </span>
        </time>
        {alone && (
          <DownloadLink
            className={classes.add}
            href={`${listing['@id']}/open-homes.ics`}
            aria-label="Add the auction to your calendar"
            title="Add to calendar"
            fileName="open-homes.ics"
            what="the calendar"
          >
            <IconCalendarPlus size={19} stroke={1.7} aria-hidden="true" />
          </DownloadLink>
        )}
      </p>
      {alone && <TimeZoneNote at={at} timeZone={property.timeZone} />}
    </section>
  );
}

import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconCalendarPlus from '@tabler/icons-react/dist/esm/icons/IconCalendarPlus.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import type { Listing } from 'shared-contract/listing';
import { formatInstant, zoneNameAt } from 'shared-ui';
import view from './listing-view.module.css';
import classes from './open-homes.module.css';
import { awayWords, openWords } from './open-words.ts';

/** When one may look, and when it is auctioned: by the clocks where the property is, named when the reader's differ. */
export function OpenHomes({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const opens = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  const auction = listing.auctionDateTime && new Date(listing.auctionDateTime) > now ? listing.auctionDateTime : null;
  const example = opens[0]?.startAt ?? auction;
  const calendar = `${listing['@id']}/open-homes.ics`;
  return (
    <section aria-labelledby="open-homes">
      <h2 id="open-homes" className={view.heading}>
        Open homes
      </h2>
      {opens.length === 0 ? (
        <p className={view.quiet}>No open homes are planned at the moment.</p>
      ) : (
        <ul className={classes.times}>
          {opens.map((open) => (
            <li key={open.id} className={classes.time}>
              <IconCalendarEvent size={19} stroke={1.7} aria-hidden="true" />
              <time dateTime={open.startAt}>{openWords(open, timeZone)}</time>
              <a
                className={classes.add}
                href={`${calendar}?open=${open.id}`}
                aria-label={`Add ${openWords(open, timeZone)} to your calendar`}
                title="Add to calendar"
                download
              >
                <IconCalendarPlus size={19} stroke={1.7} aria-hidden="true" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {auction && (
        <p className={classes.time}>
          <IconGavel size={19} stroke={1.7} aria-hidden="true" />
          <span>
            Auction{' '}
            <time dateTime={auction}>
              {formatInstant(auction, 'day', timeZone)}, {formatInstant(auction, 'time', timeZone)}
            </time>
            <span className={classes.away}>{awayWords(auction, now)}</span>
          </span>
        </p>
      )}
      {opens.length + (auction ? 1 : 0) > 1 && (
        <a className={classes.all} href={calendar} download>
          Add all to your calendar
        </a>
      )}
      {example && zoneNameAt(example, timeZone) !== zoneNameAt(example, ownZone()) && (
        <p className={view.hint}>Local time at the property ({zoneNameAt(example, timeZone)}).</p>
      )}
    </section>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

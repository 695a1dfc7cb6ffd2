import IconCalendarEvent from '@tabler/icons-react/dist/esm/icons/IconCalendarEvent.mjs';
import IconGavel from '@tabler/icons-react/dist/esm/icons/IconGavel.mjs';
import type { Listing } from 'shared-contract/listing';
import { formatInstant, zoneNameAt } from 'shared-ui';
import classes from './listing-view.module.css';
import { openWords } from './open-words.ts';

/** When one may look, and when it is auctioned: by the clocks where the property is, named when the reader's differ. */
export function OpenHomes({ listing, now }: { listing: Listing; now: Date }) {
  const { timeZone } = listing.property;
  const opens = listing.listingOpens.filter(({ endAt }) => new Date(endAt) > now);
  const auction = listing.auctionDateTime && new Date(listing.auctionDateTime) > now ? listing.auctionDateTime : null;
  const example = opens[0]?.startAt ?? auction;
  return (
    <section aria-labelledby="open-homes">
      <h2 id="open-homes" className={classes.heading}>
        Open homes
      </h2>
      {opens.length === 0 ? (
        <p className={classes.quiet}>No open homes are planned at the moment.</p>
      ) : (
        <ul className={classes.times}>
          {opens.map((open) => (
            <li key={open.id} className={classes.time}>
              <IconCalendarEvent size={19} stroke={1.7} aria-hidden="true" />
              <time dateTime={open.startAt}>{openWords(open, timeZone)}</time>
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
          </span>
        </p>
      )}
      {example && zoneNameAt(example, timeZone) !== zoneNameAt(example, ownZone()) && (
        <p className={classes.hint}>Local time at the property ({zoneNameAt(example, timeZone)}).</p>
      )}
    </section>
  );
}

const ownZone = () => Intl.DateTimeFormat().resolvedOptions().timeZone;

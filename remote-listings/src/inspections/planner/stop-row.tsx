import { Checkbox } from '@mantine/core';
import IconAlertTriangle from '@tabler/icons-react/dist/esm/icons/IconAlertTriangle.mjs';
import IconCar from '@tabler/icons-react/dist/esm/icons/IconCar.mjs';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { formatInstant, PropertyThumb } from 'shared-ui';
import { openHomeHours } from '../../listing/open-homes/open-home-labels.ts';
import { TimeZoneNote } from '../../listing/open-homes/time-zone-note.tsx';
import { BookedLink } from '../booked-link.tsx';
import { hasBegun, isMeanwhile, type PlannedStop, placeOf } from './planned-day.ts';
import classes from './planner.module.css';
import { drivingTime, travelMinutes } from './travel-minutes.ts';

const list = new Intl.ListFormat('en-AU');

type StopRowProps = {
  stop: PlannedStop;
  /** When the visitor arrives, in milliseconds, or null when it is not in the plan. */
  arriveAt: number | null;
  /** The drive from the chosen inspection before this one. */
  travel: { minutes: number; from: PlannedStop } | null;
  /** The chosen inspections with which this one clashes. Choosing this one replaces them. */
  clashes: readonly PlannedStop[];
  onToggle: () => void;
};

/** An inspection of the timeline, with the drive to it. */
export function StopRow({ stop, arriveAt, travel, clashes, onToggle }: StopRowProps) {
  const { open, listing, isBooked } = stop;
  const isChosen = arriveAt !== null;
  const { suburb, state, postcode } = listing.property.address;
  const place = placeOf(stop);
  const hours = openHomeHours(open, open.timeZone);
  return (
    <li className={classes.item} data-chosen={isChosen || undefined}>
      {travel && (
        <p className={classes.travel}>
          <IconCar size={17} stroke={1.7} aria-hidden="true" />
          About {drivingTime(travel.minutes)} from {placeOf(travel.from)}
        </p>
      )}
      <div className={classes.stop}>
        <Checkbox checked={isChosen} aria-label={`${hours}, ${place}`} className={classes.check} onChange={onToggle} />
        <PropertyThumb picture={listing.picture} size={88} />
        <div className={classes.text}>
          <time dateTime={open.startAt} className={classes.hours}>
            {hours}
          </time>
          {isChosen && (
            <span className={classes.arrival}>
              Arrive {formatInstant(new Date(arriveAt).toISOString(), 'time', open.timeZone)}
            </span>
          )}
          <Link to={addresses.listing(listing.id)} className={classes.address}>
            {place}
          </Link>
          <span className={classes.quiet}>
            {suburb} {state} {postcode}
          </span>
          {isBooked ? (
            <BookedLink label={`${hours}, ${place}`} className={classes.booked} />
          ) : (
            open.bookable && !hasBegun(stop) && <BookLink stop={stop} />
          )}
          <TimeZoneNote at={open.startAt} timeZone={open.timeZone} />
          {clashes.length > 0 && (
            <span className={classes.clash}>
              <IconAlertTriangle size={17} stroke={1.7} aria-hidden="true" />
              {clashText(stop, clashes)}
            </span>
          )}
        </div>
      </div>
    </li>
  );
}

/** Leads to the inspections of the listing, which have the form of a booking. */
function BookLink({ stop }: { stop: PlannedStop }) {
  const { open, listing } = stop;
  if (open.placesLeft === 0) return <span className={classes.quiet}>Fully booked</span>;
  return (
    <Link
      to={`${addresses.listing(listing.id)}#open-homes`}
      className={classes.booked}
      aria-label={`Book a place at ${placeOf(stop)}, ${openHomeHours(open, open.timeZone)}`}
    >
      Book a place
    </Link>
  );
}

function clashText(stop: PlannedStop, clashes: readonly PlannedStop[]): string {
  const same = clashes.find(({ listingId }) => listingId === stop.listingId);
  if (same) return `You’re seeing this home at ${openHomeHours(same.open, same.open.timeZone)}`;
  const meanwhile = clashes.filter((one) => isMeanwhile(one, stop)).map(placeOf);
  const others = clashes.filter((one) => !isMeanwhile(one, stop));
  const far = others.filter((one) => isTooFar(one, stop)).map(placeOf);
  const apart = others.filter((one) => !isTooFar(one, stop)).map((one) => placeOf(one) + driveText(one, stop));
  return [
    ...(meanwhile.length > 0 ? [`Clashes with ${list.format(meanwhile)}`] : []),
    ...(apart.length > 0 ? [`No time to drive from or to ${list.format(apart)}`] : []),
    ...(far.length > 0 ? [`Too far from ${list.format(far)} for one day`] : []),
  ].join('. ');
}

/** Longer drives leave no time for inspections. */
const maxDriveMinutes = 8 * 60;

const isTooFar = (from: PlannedStop, to: PlannedStop) => travelMinutes(from.location, to.location) > maxDriveMinutes;

const driveText = (from: PlannedStop, to: PlannedStop) =>
  from.location && to.location ? ` (about ${drivingTime(travelMinutes(from.location, to.location))})` : '';

import { addresses } from 'shared-contract/page/addresses';
import type { FoundListing } from 'shared-contract/search/found-listing';
import type { OpenRow } from '../listings/listing-row.ts';
import type { TimedEvent } from './i-calendar.ts';

type EventOfOpen = Pick<OpenRow, 'id' | 'version' | 'startAt' | 'endAt' | 'timeZone'>;
/** A listing as visitors see it, so that a hidden street never appears in a calendar. */
export type PublicListing = Pick<FoundListing, 'id' | 'headline' | 'property'>;

/**
 * Returns the calendar event of an open home. Its id is the same in every calendar file, so a calendar never shows it
 * twice.
 */
export function openHomeEvent(open: EventOfOpen, listing: PublicListing, publicOrigin: string): TimedEvent {
  const { id, version, startAt, endAt, timeZone } = open;
  return {
    ...placeOfEvent(listing, publicOrigin),
    uid: `open-${id}@${new URL(publicOrigin).host}`,
    sequence: version - 1,
    startAt,
    endAt,
    timeZone,
    summary: `Open home: ${shortPlace(listing)}`,
  };
}

/** Returns the parts of an event that name the property. */
export function placeOfEvent({ id, headline, property }: PublicListing, publicOrigin: string) {
  const url = publicOrigin + addresses.listing(id);
  return { location: property.address.fullAddress, url, description: [headline, url].filter(Boolean).join('\n') };
}

/** Returns the street, or the suburb when the street is hidden. */
export const shortPlace = ({ property: { address } }: PublicListing) => address.streetAddress ?? address.suburb;

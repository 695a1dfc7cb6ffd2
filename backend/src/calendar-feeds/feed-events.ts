import { and, asc, eq, gt, isNull } from 'drizzle-orm';
import { instantIn, minutesOf } from 'shared-contract/date/instant-in';
import { addDays, localDateIn } from 'shared-contract/date/local-date';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { addresses } from 'shared-contract/page/addresses';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { nextRentIncrease } from 'tenancy-law/notice/next-rent-increase';
import type { CalendarEvent } from '../calendar/i-calendar.ts';
import { listingOpens } from '../listing-opens/listing-open-table.ts';
import { isAdvertisedListing, listings } from '../listings/listing-table.ts';
import { notices } from '../notices/notice-table.ts';
import { everyRow, isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';

/** How long past events stay in the calendar. */
const pastDays = 90;

/** Returns the events of an owner's calendar: dates of the tenancies, visits, and open homes. */
export async function feedEvents(scope: OwnerScope, origin: string): Promise<CalendarEvent[]> {
  const { host } = new URL(origin);
  const [found, open, opens] = await Promise.all([
    findTenancies(scope).rows(everyRow),
    findOpenNotices(scope),
    findOpens(scope),
  ]);
  const byTenancy = Map.groupBy(open, ({ tenancyId }) => tenancyId);
  const ofTenancies = found.flatMap((row) => {
    const tenancy = tenancyResource(row, scope.now);
    const { id, fullAddress } = tenancy.property;
    const url = origin + addresses.tenancy(id, tenancy.id);
    const shared = { location: fullAddress, url, description: [tenantsOf(tenancy), url].join('\n') };
    const today = localDateIn(row.property.timeZone, scope.now);
    return [
      ...datesOf(tenancy, today).map((one) => ({ ...shared, sequence: row.row.version - 1, ...one })),
      ...(byTenancy.get(tenancy.id) ?? []).map((one) => ({ ...shared, ...noticeEvent(one, row.property.timeZone) })),
    ].filter((one) => 'startAt' in one || one.date >= addDays(today, -pastDays));
  });
  const events: CalendarEvent[] = [...ofTenancies, ...opens.map((row) => openEvent(row, origin))];
  return events.map((event) => ({ ...event, uid: `${event.uid}@${host}` }));
}

type DatedEvent = { uid: string; summary: string; date: string };

const tenantsOf = ({ tenants }: Tenancy) => tenants.map(({ name }) => name).join(', ');
const streetOf = ({ property }: Tenancy) => property.fullAddress.split(',')[0];

/** Returns the dates that follow from a tenancy itself. */
function datesOf(tenancy: Tenancy, today: string): DatedEvent[] {
  const { id, status, endDate, ending, bondRecord } = tenancy;
  const place = streetOf(tenancy);
  const dates: DatedEvent[] = [];
  if (endDate !== null) {
    const summary = ending ? `Tenancy ends: ${place}` : `Fixed term ends: ${place}`;
    dates.push({ uid: `tenancy-end-${id}`, summary, date: endDate });
  }
  if (bondRecord?.lodgeBy) {
    const summary = `Lodge the bond: ${place}`;
    dates.push({ uid: `bond-${id}`, summary, date: bondRecord.lodgeBy });
  }
  const nextIncrease = status === 'ended' ? null : nextRentIncrease(tenancy, today);
  if (nextIncrease !== null) {
    dates.push({ uid: `rent-increase-${id}`, summary: `Rent increase possible: ${place}`, date: nextIncrease });
  }
  return dates;
}

type OpenNotice = Awaited<ReturnType<typeof findOpenNotices>>[number];

function findOpenNotices({ database, owner }: OwnerScope) {
  const { id, tenancyId, content, version, effectiveDate } = notices;
  return database
    .select({ id, tenancyId, content, version, effectiveDate })
    .from(notices)
    .where(and(isOwn(notices, owner), isNull(notices.withdrawnAt)))
    .orderBy(asc(effectiveDate), asc(id));
}

function noticeEvent({ id, content, version, effectiveDate }: OpenNotice, timeZone: string) {
  const shared = { uid: `notice-${id}`, sequence: version - 1 };
  switch (content.kind) {
    case 'rentIncrease':
      return { ...shared, summary: `New rent: ${formatRent(centsOf(content.rent))}`, date: effectiveDate };
    case 'entry':
      return {
        ...shared,
        summary: 'Visit to the home',
        startAt: instantIn(timeZone, content.date, minutesOf(content.from)),
        endAt: instantIn(timeZone, content.date, minutesOf(content.to)),
        timeZone,
      };
    default:
      return { ...shared, summary: 'Last day of the tenancy, by notice', date: effectiveDate };
  }
}

function findOpens({ database, owner, now }: OwnerScope) {
  return database
    .select({ open: listingOpens, listingId: listings.id, property: properties })
    .from(listingOpens)
    .innerJoin(listings, eq(listings.id, listingOpens.listingId))
    .innerJoin(properties, eq(properties.id, listings.propertyId))
    .where(and(isOwn(listingOpens, owner), gt(listingOpens.endAt, now), isAdvertisedListing))
    .orderBy(asc(listingOpens.startAt), asc(listingOpens.id));
}

type OpenRow = Awaited<ReturnType<typeof findOpens>>[number];

function openEvent({ open, listingId, property }: OpenRow, origin: string): CalendarEvent {
  const url = origin + addresses.listing(listingId);
  return {
    uid: `open-${open.id}`,
    sequence: open.version - 1,
    startAt: open.startAt,
    endAt: open.endAt,
    timeZone: open.timeZone,
    summary: `Open home: ${property.streetAddress}`,
    description: url,
    location: fullAddressOf(property),
    url,
  };
}

import { and, count, eq, gt, inArray } from 'drizzle-orm';
import type { PropertyActivity } from 'shared-contract/property/property';
import { applications } from '../applications/application-tables.ts';
import { enquiries } from '../enquiries/enquiry-table.ts';
import { listings } from '../listings/listing-table.ts';
import { offers } from '../offers/offer-table.ts';
import { currentTenancy } from '../overview/overview-routes.ts';
import { everyRow, isOwn, type OwnerScope } from '../owned-rows/owned-rows.ts';
import type { PropertyRow } from '../properties/property-store.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';

type Counted = { propertyId: string; count: number };

/** Adds to each property of a list what waits there, and its tenancy that runs or comes next. */
export async function withActivity<Row extends Pick<PropertyRow, 'property'>>(
  scope: OwnerScope,
  rows: Row[],
): Promise<(Row & { activity: PropertyActivity })[]> {
  const ids = rows.map(({ property }) => property.id);
  const [stored, newEnquiries, newApplications, openOffers] = await Promise.all([
    findTenancies(scope).rows(everyRow),
    countEnquiries(scope, ids),
    countApplications(scope, ids),
    countOffers(scope, ids),
  ]);
  const shown = new Set(ids);
  const tenancies = stored
    .filter(({ property }) => shown.has(property.id))
    .map((row) => tenancyResource(row, scope.now));
  const tenanciesOf = Map.groupBy(tenancies, ({ property }) => property.id);
  const numberOf = (counts: readonly Counted[], id: string) =>
    counts.find(({ propertyId }) => propertyId === id)?.count ?? 0;
  return rows.map((row) => {
    const { id } = row.property;
    const tenancy = currentTenancy(tenanciesOf.get(id) ?? []);
    const activity = {
      tenancy: tenancy && activityOf(tenancy),
      newEnquiries: numberOf(newEnquiries, id),
      newApplications: numberOf(newApplications, id),
      openOffers: numberOf(openOffers, id),
    };
    return { ...row, activity };
  });
}

const activityOf = ({ status, startDate, endDate, arrearsDays }: NonNullable<ReturnType<typeof currentTenancy>>) => ({
  status,
  startDate,
  endDate,
  arrearsDays,
});

function countEnquiries({ database, owner }: OwnerScope, ids: string[]): Promise<Counted[]> {
  const { propertyId, status } = enquiries;
  const isNew = and(isOwn(enquiries, owner), inArray(propertyId, ids), eq(status, 'new'));
  return database.select({ propertyId, count: count() }).from(enquiries).where(isNew).groupBy(propertyId);
}

function countApplications({ database, owner }: OwnerScope, ids: string[]): Promise<Counted[]> {
  const { propertyId, status } = applications;
  const isNew = and(isOwn(applications, owner), inArray(propertyId, ids), eq(status, 'submitted'));
  return database.select({ propertyId, count: count() }).from(applications).where(isNew).groupBy(propertyId);
}

function countOffers({ database, owner, now }: OwnerScope, ids: string[]): Promise<Counted[]> {
  const { propertyId } = listings;
  const isOpen = and(
    isOwn(offers, owner),
    inArray(propertyId, ids),
    eq(offers.status, 'pending'),
    gt(offers.expiresAt, now),
  );
  return database
    .select({ propertyId, count: count() })
    .from(offers)
    .innerJoin(listings, eq(listings.id, offers.listingId))
    .where(isOpen)
    .groupBy(propertyId);
}

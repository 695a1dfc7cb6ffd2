import { overview } from 'shared-contract/property/overview';
import { currentTenancy } from 'shared-contract/tenancy/current-tenancy';
import { customerUserById } from '../customer-users/customer-user-store.ts';
import { item } from '../http/json-ld.ts';
import { ownerRoute } from '../http/route.ts';
import { orderResource } from '../orders/order-resource.ts';
import { findOrders } from '../orders/order-store.ts';
import { everyRow, isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf, propertyResource } from '../properties/property-resource.ts';
import { findProperties } from '../properties/property-store.ts';
import { properties } from '../properties/property-table.ts';
import { tenancyResource } from '../tenancies/tenancy-resource.ts';
import { findTenancies } from '../tenancies/tenancy-store.ts';
import { ownerTasks, type TaskProperty } from './owner-tasks.ts';
import { findPaymentItems } from './payment-items.ts';
import { findPendingItems } from './pending-items.ts';

const shownProperties = 12;
const shownOrders = 5;

export const getOverview = ownerRoute('GET', '/api/overview', {
  summary: 'The home page: first properties, recent orders and tasks.',
  response: overview,
  async handler(scope) {
    const { now } = scope;
    const own = findProperties(scope, { archived: false });
    const [shown, propertyCount, stored, recent, pending, payments, places, user] = await Promise.all([
      own.rows({ limit: shownProperties, offset: 0 }),
      own.count(),
      findTenancies(scope).rows(everyRow),
      findOrders(scope).rows({ limit: shownOrders, offset: 0 }),
      findPendingItems(scope),
      findPaymentItems(scope),
      findTaskProperties(scope),
      customerUserById(scope.database, scope.owner.id),
    ]);
    const tenancies = stored.map((row) => tenancyResource(row, now)).filter(({ property }) => places.has(property.id));
    const tasks = ownerTasks({ tenancies, pending, payments }, places, now);
    const tasksOf = Map.groupBy(tasks, ({ property }) => property?.id);
    const tenanciesOf = Map.groupBy(tenancies, ({ property }) => property.id);
    return item({
      '@id': '/api/overview',
      '@type': 'Overview',
      properties: shown.map((row) => ({
        property: propertyResource(row),
        tenancy: currentTenancy(tenanciesOf.get(row.property.id) ?? []),
        openTasks: tasksOf.get(row.property.id)?.length ?? 0,
      })),
      propertyCount,
      recentOrders: recent.map((order) => orderResource(order, now)),
      tasks,
      welcomed: user?.welcomedAt != null,
    });
  },
});

/** Returns the owner's properties by id, without archived ones, which have no tasks. */
async function findTaskProperties({ database, owner }: ReadScope): Promise<Map<string, TaskProperty>> {
  const { id, streetAddress, suburb, state, postcode, timeZone } = properties;
  const rows = await database
    .select({ id, streetAddress, suburb, state, postcode, timeZone })
    .from(properties)
    .where(isOwn(properties, owner, { archivedAt: null }));
  return new Map(rows.map((row) => [row.id, { fullAddress: fullAddressOf(row), timeZone: row.timeZone }]));
}

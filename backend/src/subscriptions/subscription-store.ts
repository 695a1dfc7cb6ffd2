import { asc, desc, sql } from 'drizzle-orm';
import { type RowWithProperty, rowsWithProperty } from '../properties/rows-with-property.ts';
import { subscriptions } from './subscription-table.ts';

export type SubscriptionWithProperty = RowWithProperty<typeof subscriptions>;

const { status, startedAt, id } = subscriptions;
const overdueFirst = sql`array_position(array['pastDue', 'active', 'cancelAtPeriodEnd', 'cancelled'], ${status})`;

/** Returns the user's subscriptions: those with overdue payments first, cancelled ones last. */
export const findSubscriptions = rowsWithProperty(subscriptions, overdueFirst, desc(startedAt), asc(id));

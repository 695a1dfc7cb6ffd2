import * as z from 'shared-contract/schema';
import { order } from '../order/order.ts';
import { tenancy } from '../tenancy/tenancy.ts';
import { openEnum } from '../wire/open-enum.ts';
import { property } from './property.ts';

export const ownerTaskKind = z.enum([
  'rentInArrears',
  'tenancyEnding',
  'agreementUnsigned',
  'orderUnfinished',
  'tenantCheckWaiting',
  'listingDraft',
  'subscriptionPastDue',
]);
export type OwnerTaskKind = z.infer<typeof ownerTaskKind>;

/** A task of the owner. Lists of tasks are sorted by urgency. */
export const ownerTask = z.object({
  id: z.string(),
  kind: openEnum(ownerTaskKind),
  title: z.string(),
  detail: z.string(),
  /** A date such as `2026-11-21`, or null for a task without one. */
  dueDate: z.nullable(z.string()),
  property: z.nullable(z.object({ id: z.string(), fullAddress: z.string() })),
  /** Id of what the task is about, such as an order, a tenancy or a listing. */
  subjectId: z.string(),
});
export type OwnerTask = z.infer<typeof ownerTask>;

/** `GET /api/overview`: everything the home page of an owner shows. */
export const overview = z.object({
  '@id': z.string(),
  '@type': z.literal('Overview'),
  properties: z.array(z.object({ property, tenancy: z.nullable(tenancy), openTasks: z.int() })),
  /** Number of all properties. `properties` contains the first twelve. */
  propertyCount: z.int(),
  recentOrders: z.array(order),
  tasks: z.array(ownerTask),
});
export type Overview = z.infer<typeof overview>;

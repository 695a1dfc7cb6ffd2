import * as z from 'shared-contract/schema';
import { order } from '../order/order.ts';
import { tenancy } from '../tenancy/tenancy.ts';
import { openEnum } from '../wire/open-enum.ts';
import { property } from './property.ts';

/** The kinds of tasks. Each kind has a page on which the owner can do it. */
export const ownerTaskKind = z.enum([
  'rentInArrears',
  'chargeFailed',
  'offerWaiting',
  'applicationNew',
  'applicationToDecide',
  'enquiryNew',
  'orderUnpaid',
  'cardExpiring',
  'tenancyEnding',
  'listingDraft',
  'agreementToSign',
  'agreementDeclined',
  'bondToLodge',
  'rentIncreasePossible',
  'documentExpiring',
  'tenantCheckNotice',
  'tenantCheckQuestion',
  'tenantCheckToFinish',
  'agreementToCreate',
  'offerAccepted',
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
  /**
   * Id of the tenancy, agreement, application, tenant check, document, offer, listing, order, subscription with a
   * failed charge, or saved card that the task is about; the property's id for new enquiries and new applications.
   */
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
  /** False until the user has left the welcome. */
  welcomed: z.optional(z.boolean()),
});
export type Overview = z.infer<typeof overview>;

import * as z from 'shared-contract/schema';
import { openEnum } from '../wire/open-enum.ts';

/** The objects that a thread can be asked for: those with a page of the owner. */
export const threadSubject = z.enum([
  'enquiry',
  'inspection',
  'application',
  'check',
  'agreement',
  'tenancy',
  'ledger',
  'offer',
]);
export type ThreadSubject = z.infer<typeof threadSubject>;

/** The steps of a thread in their order. `acceptance` and `sale` have no object of their own. */
export const threadKind = z.enum([...threadSubject.options, 'acceptance', 'sale']);
export type ThreadKind = z.infer<typeof threadKind>;

const threadStep = z.object({
  kind: openEnum(threadKind),
  /** The id of the enquiry, booking, application and so on; of the tenancy for `ledger`, of the listing for `sale`. */
  id: z.string(),
  /** The name of the step: "Tenant check". */
  label: z.string(),
  /**
   * A status of the object; null for a step without one. An agreement that all parties have signed is `signed`. An
   * accepted offer is `received`, because its acceptance is a step of its own.
   */
  status: z.nullable(z.string()),
  /** The local date at the property of the last milestone of the step: sent, decided, completed, signed, started. */
  date: z.nullable(z.string()),
  /** The path of the page that shows the object. */
  address: z.string(),
  /** True for the latest step of the object that the thread was asked for: the acceptance of an accepted offer. */
  isCurrent: z.boolean(),
});
export type ThreadStep = z.infer<typeof threadStep>;

/** What the owner does next with an object. */
export const threadNextStep = z.object({
  /** A short instruction: "Create the agreement". */
  text: z.string(),
  /** The path of the page where the owner does it. */
  address: z.string(),
  /** True when it is done on the page of the object, so that a link would lead nowhere else. */
  isHere: z.boolean(),
});
export type ThreadNextStep = z.infer<typeof threadNextStep>;

/**
 * `GET /api/properties/{id}/threads/{subject}/{objectId}`: how an object came about and what followed, from the first
 * enquiry to the ledger or the sale. Only steps that happened are listed.
 */
export const thread = z.object({
  '@id': z.string(),
  '@type': z.string(),
  steps: z.array(threadStep),
  /** Null when nothing is left to do, or when this release knows no next step. */
  nextStep: z.nullable(threadNextStep),
});
export type Thread = z.infer<typeof thread>;

/** Returns the path of the thread of an object. */
export const threadPath = (propertyId: string, subject: ThreadSubject, objectId: string) =>
  `/api/properties/${encodeURIComponent(propertyId)}/threads/${subject}/${encodeURIComponent(objectId)}`;

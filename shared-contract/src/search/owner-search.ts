import * as z from 'shared-contract/schema';
import { plainLine } from '../text/plain-text.ts';
import { collectionOf } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** `POST /api/owner-searches`: the text is in the body, because a URL must not contain a name. */
export const ownerSearchInput = z.object({ text: plainLine(80) });

/** A shorter text finds nothing. */
export const minOwnerSearchLength = 2;

/** The maximum number of properties, of people and of orders in a response. */
export const maxFoundOfEach = 5;

/** What an owner can find, in the order of the response. From `tenant` to `checkApplicant` they are people. */
export const ownerSearchKind = z.enum([
  'property',
  'tenant',
  'applicant',
  'enquirer',
  'buyer',
  'checkApplicant',
  'order',
  'invoice',
]);
export type OwnerSearchKind = z.infer<typeof ownerSearchKind>;

/** It has no `@id`, because it has fewer fields than the resource and other ones. */
export const ownerSearchResult = z.object({
  kind: openEnum(ownerSearchKind),
  /** The id of the property, tenancy, application, enquiry, offer, tenant check, order or invoice. */
  id: z.string(),
  /** The address, the name or the number that was found. */
  label: z.string(),
  /** The property that it is about. Null for the invoice of a subscription. */
  property: z.nullable(z.object({ id: z.string(), fullAddress: z.string() })),
  /** The path of the page that shows it. The server knows the pages, so that the shell needs no code for them. */
  url: z.string().check(z.regex(/^\/(?!\/)/)),
  /** True for an archived property and a closed enquiry. */
  isArchived: z.boolean(),
});
export type OwnerSearchResult = z.infer<typeof ownerSearchResult>;

/** Properties, then people, then orders and invoices. In each group, those that start with the text are first. */
export const ownerSearchResults = collectionOf(ownerSearchResult);

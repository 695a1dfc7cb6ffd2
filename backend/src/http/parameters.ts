import { idOfIri } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';

/** The default page size. */
export const itemsPerPage = 30;

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;
const missingId = '00000000-0000-0000-0000-000000000000';

export const isId = (value: string) => uuid.test(value);

/** The schema of `{id}` in a path. The reply to anything but a UUID is a 404, as for a missing row. */
export const idParams = z.object({ id: z.string().check(z.regex(uuid)) });

/** The schema of `?page=`, which starts at 1. */
export const pageParameter = z._default(z.pipe(z.string().check(z.regex(/^[1-9]\d{0,5}$/)), z.transform(Number)), 1);

/** The schema of `?financialYear=`, the year in which a financial year begins. */
export const financialYearParameter = z.optional(
  z.pipe(z.string().check(z.regex(/^(19|20)\d\d$/)), z.transform(Number)),
);

/**
 * The schema of a filter such as `?property.id=`. Accepts an id or an IRI such as `/api/properties/0b9c…`. Any other
 * value matches no rows.
 */
export const idParameter = z.pipe(
  z.string(),
  z.transform((value): string => idOrMissing(idOfIri(value))),
);

/**
 * Returns the id from an IRI in a request body, such as `/api/properties/0b9c…`. For an IRI of another resource it
 * returns an id that does not exist.
 */
export function idOf(reference: string, path: string): string {
  return reference.startsWith(`${path}/`) ? idOrMissing(idOfIri(reference)) : missingId;
}

function idOrMissing(id: string): string {
  return isId(id) ? id : missingId;
}

/** Returns `limit` and `offset` of a page, for drizzle. */
export const pageRange = (page: number, perPage = itemsPerPage) => ({ limit: perPage, offset: (page - 1) * perPage });

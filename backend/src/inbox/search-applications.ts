import { and, asc, desc, eq, ne } from 'drizzle-orm';
import { applicants, applications } from '../applications/application-tables.ts';
import { namesOf } from '../applications/sealed-application.ts';
import type { BackendConfig } from '../config.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { hasWords } from '../words/plain-words.ts';

type NamedApplication = { id: string; names: string[]; property: typeof properties.$inferSelect; headline: string };

/** Returns the ids of the owner's applications whose names, address or headline contain each word. */
export async function searchApplications(
  context: ReadScope & { config: BackendConfig },
  words: readonly string[],
): Promise<string[]> {
  return (await findNamedApplications(context)).flatMap(({ id, names, property, headline }) => {
    const content = [...names, fullAddressOf(property), headline].join(' ');
    return hasWords(content, words) ? [id] : [];
  });
}

/**
 * Returns all applications for the owner's listings with the names of their adults, newest first. Names are encrypted,
 * so all of them are decrypted. They are few, because unsuccessful applications are destroyed within months (V41).
 */
export async function findNamedApplications({
  database,
  owner,
  config,
}: ReadScope & { config: BackendConfig }): Promise<NamedApplication[]> {
  const rows = await database
    .select({ id: applications.id, applicant: applicants, property: properties, headline: listings.headline })
    .from(applications)
    .innerJoin(properties, eq(properties.id, applications.propertyId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .leftJoin(applicants, eq(applicants.applicationId, applications.id))
    .where(and(isOwn(applications, owner), ne(applications.status, 'draft')))
    .orderBy(desc(applications.createdAt), applications.id, asc(applicants.position));
  return [...Map.groupBy(rows, ({ id }) => id).values()].flatMap(([first, ...others]) => {
    if (!first) return [];
    const adults = [first, ...others].flatMap(({ applicant }) => applicant ?? []);
    const { id, property, headline } = first;
    return [{ id, names: namesOf(config, adults), property, headline }];
  });
}

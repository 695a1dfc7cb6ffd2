import { and, eq, ne } from 'drizzle-orm';
import { applicants, applications } from '../applications/application-tables.ts';
import { namesOf } from '../applications/sealed-application.ts';
import type { BackendConfig } from '../config.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';

/**
 * Returns the ids of the owner's applications whose names, address or headline contain each word. Names are encrypted,
 * so all of them are decrypted. They are few, because unsuccessful applications are destroyed within months (V41).
 */
export async function searchApplications(
  { database, owner, config }: ReadScope & { config: BackendConfig },
  words: readonly string[],
): Promise<string[]> {
  const rows = await database
    .select({ id: applications.id, applicant: applicants, property: properties, headline: listings.headline })
    .from(applications)
    .innerJoin(properties, eq(properties.id, applications.propertyId))
    .innerJoin(listings, eq(listings.id, applications.listingId))
    .leftJoin(applicants, eq(applicants.applicationId, applications.id))
    .where(and(isOwn(applications, owner), ne(applications.status, 'draft')));
  const searched = words.map(plain);
  return [...Map.groupBy(rows, ({ id }) => id)].flatMap(([id, [first, ...others]]) => {
    if (!first) return [];
    const adults = [first, ...others].flatMap(({ applicant }) => applicant ?? []);
    const content = plain([...namesOf(config, adults), fullAddressOf(first.property), first.headline].join(' '));
    return searched.every((word) => content.includes(word)) ? [id] : [];
  });
}

const plain = (text: string) =>
  text
    .normalize('NFD')
    .replaceAll(/[\u0300-\u036f]/g, '')
    .toLowerCase();

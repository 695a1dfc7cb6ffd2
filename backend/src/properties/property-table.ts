import { sql } from 'drizzle-orm';
import { boolean, doublePrecision, index, pgTable, smallint, text, uniqueIndex, uuid } from 'drizzle-orm/pg-core';
import type { AustralianState } from 'shared-contract/place/suburb';
import type { PropertyTypeName } from 'shared-contract/property/property-type';
import { ownerId } from '../customer-users/customer-user-table.ts';
import { auditColumns, instant, primaryId } from '../database/columns.ts';
import { pictures } from '../pictures/picture-table.ts';
import { suburbs } from '../suburbs/suburb-table.ts';

export const properties = pgTable(
  'properties',
  {
    id: primaryId(),
    ownerId: ownerId(),
    propertyType: text('property_type').$type<PropertyTypeName>().notNull(),
    category: text('category').notNull(),
    streetAddress: text('street_address').notNull(),
    /** The suburb of the address. Null when the table of suburbs does not contain it. */
    suburbId: uuid('suburb_id').references(() => suburbs.id),
    suburb: text('suburb').notNull(),
    state: text('state').$type<AustralianState>().notNull(),
    postcode: text('postcode').notNull(),
    timeZone: text('time_zone').notNull(),
    /** In degrees; null when the suburb is unknown. */
    latitude: doublePrecision('latitude'),
    longitude: doublePrecision('longitude'),
    bedrooms: smallint('bedrooms'),
    baths: smallint('baths'),
    carSpaces: smallint('car_spaces'),
    /** The area of the land in square metres. */
    landArea: doublePrecision('land_area'),
    pictureId: uuid('picture_id').references(() => pictures.id),
    /** When the owner archived the property; null for a current one. */
    archivedAt: instant('archived_at'),
    /** True for the made-up property with which a new owner looks around. Nothing of it is public, mailed or paid. */
    isSample: boolean('is_sample').notNull().default(false),
    ...auditColumns(),
  },
  (table) => [
    index('properties_owner').on(table.ownerId, table.createdAt, table.id),
    uniqueIndex('properties_one_sample').on(table.ownerId).where(sql`is_sample`),
  ],
);

/** Returns the column by which a row of another table refers to its property. */
export const propertyId = (onDelete: 'cascade' | 'no action' = 'cascade') =>
  uuid('property_id')
    .notNull()
    .references(() => properties.id, { onDelete });

/**
 * Like {@link propertyId}, for tables that are younger than the first release. An earlier backend does not count their
 * rows before it deletes a property, so the database rejects the delete. They go with the account of their owner.
 */
export const protectedPropertyId = () => propertyId('no action');

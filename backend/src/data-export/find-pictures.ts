import { asc, eq, inArray, or, sql } from 'drizzle-orm';
import { listingAssets } from '../listings/listing-asset-table.ts';
import { listings } from '../listings/listing-table.ts';
import { isOwn, type Range, type ReadScope } from '../owned-rows/owned-rows.ts';
import { pictures } from '../pictures/picture-table.ts';
import { properties } from '../properties/property-table.ts';

/**
 * Returns the user's profile photo and the pictures of the user's properties and listings, with the listings that have
 * each of them as an asset.
 */
export const findPictures =
  ({ database, owner }: ReadScope) =>
  ({ limit, offset }: Range) => {
    const { id, width, height, alt } = pictures;
    const used = [listingAssets, properties, listings].map((table) =>
      inArray(id, database.select({ id: table.pictureId }).from(table).where(isOwn(table, owner))),
    );
    const ofListings = sql<string[]>`array(
      select distinct '/api/listings/' || a.listing_id from listing_assets a
      where a.picture_id = pictures.id and a.owner_id = ${owner.id} order by 1
    )`;
    return database
      .select({ id, width, height, alt, listings: ofListings })
      .from(pictures)
      .where(or(eq(pictures.profileUserId, owner.id), ...used))
      .orderBy(asc(id))
      .limit(limit)
      .offset(offset);
  };

import { contactViolations } from 'shared-contract/contact/contact-rules';
import { featureViolations } from 'shared-contract/listing/feature-category';
import { listing, listingInput, listingPatch, listingSummary } from 'shared-contract/listing/listing';
import { detailViolations, listingTypeViolations } from 'shared-contract/listing/listing-detail-rules';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { withEtag } from '../http/etag.ts';
import { collectionPage, created, item } from '../http/json-ld.ts';
import { idOf, idParameter, idParams, pageParameter } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, requireFound, requireValid } from '../http/problem.ts';
import { type Route, route } from '../http/route.ts';
import { lockProperty } from '../properties/property-store.ts';
import { changeListing } from './change-listing.ts';
import { listingPath, listingResource, summaryResource } from './listing-resource.ts';
import { findFeatures, findListing, findListings, insertListing, lockListing, updateListing } from './listing-store.ts';
import { replyWithListing } from './own-listing.ts';

const getListing = route({
  method: 'GET',
  path: `${listingPath}/:id`,
  access: 'guest',
  summary: 'One listing: public ones for anyone, the owner’s own in every status with all fields.',
  params: idParams,
  response: listing,
  async handler({ database, owner, params, request, now }) {
    const row = requireFound(await findListing(database, owner, params.id));
    const mine = owner !== null && row.listing.ownerId === owner.id;
    if (mine) return replyWithListing({ database, owner, now }, params.id, item);
    const resource = listingResource(row, 'public');
    // For the owner the ETag is the listing's version, which a change sends as If-Match. For visitors it is a hash of
    // the public content.
    return withEtag(item(resource), request);
  },
});

const listListings = route({
  method: 'GET',
  path: listingPath,
  access: 'owner',
  summary: 'The listings of the signed-in owner, newest first.',
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(listingSummary),
  async handler({ database, owner, query, request, now }) {
    const filter = { propertyId: query['property.id'], page: query.page };
    const { rows, total } = await findListings(database, owner, filter, now);
    const totalItems = total;
    return collectionPage('Listing', request, {
      page: query.page,
      totalItems,
      member: rows.map((row) => summaryResource(row, 'owner')),
    });
  },
});

const createListing = route({
  method: 'POST',
  path: listingPath,
  access: 'owner',
  summary: 'Creates a draft listing of a property.',
  body: listingInput,
  response: listing,
  async handler({ database, owner, body, now }) {
    const property = await lockProperty(database, owner, idOf(body.property, '/api/properties'));
    if (!property) {
      throw invalid({ propertyPath: 'property', message: 'This property does not exist.', code: 'not-found' });
    }
    requireValid([
      ...listingTypeViolations(body.type, property.propertyType),
      ...detailViolations(body.listingPropertyDetails, property, now),
      ...contactViolations(body.contactDetail),
    ]);
    const id = await insertListing(database, owner, {
      type: body.type,
      pricing: { displayType: 'value' },
      listingPropertyDetails: body.listingPropertyDetails,
      propertyId: property.id,
      pictureId: property.pictureId,
      contactName: body.contactDetail.name,
      contactEmail: body.contactDetail.email,
      contactPhone: body.contactDetail.phone ?? null,
    });
    return replyWithListing({ database, owner, now }, id, created);
  },
});

const patchListing = route({
  method: 'PATCH',
  path: `${listingPath}/:id`,
  access: 'owner',
  summary: 'Changes a listing’s texts, price, details, features, contact or auction.',
  params: idParams,
  body: listingPatch,
  response: listing,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const current = requireFound(await lockListing(database, owner, params.id));
    requireVersion(ifMatch, current.listing.version);
    const { violations, changes } = changeListing(current.listing, current.property, body, now);
    const wanted = await findFeatures(database, body.features ?? []);
    const unknown = (body.features ?? []).filter((id) => !wanted.some((feature) => feature.id === id));
    requireValid([
      ...violations,
      ...unknown.map((id) => ({
        propertyPath: 'features',
        message: `Feature ${id} does not exist. Choose one of /api/feature-categories.`,
        code: 'not-found',
      })),
      ...featureViolations(wanted, {
        propertyType: current.property.propertyType,
        currentIds: current.listing.featureIds,
      }),
    ]);
    await updateListing(database, owner, params.id, changes, now);
    return replyWithListing({ database, owner, now }, params.id, item);
  },
});

export const listingRoutes: Route[] = [getListing, listListings, createListing, patchListing];

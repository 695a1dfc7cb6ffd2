import { contactViolations } from 'shared-contract/contact/contact-rules';
import { featureViolations } from 'shared-contract/listing/feature-category';
import { listing, listingSummary } from 'shared-contract/listing/listing';
import { detailViolations, listingTypeViolations } from 'shared-contract/listing/listing-detail-rules';
import { listingInput, listingPatch } from 'shared-contract/listing/listing-input';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { storedPhone } from '../customer-users/phone-number.ts';
import { retryPublishing } from '../fulfilment/retry-publishing.ts';
import { withEtag } from '../http/etag.ts';
import { created, item, noContent, replyWithPage } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { invalid, requireFound, requireValid } from '../http/problem.ts';
import { guestRoute, ownerRoute, type Route } from '../http/route.ts';
import { insertOwn, lockOwn, updateOwn } from '../owned-rows/owned-rows.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { properties } from '../properties/property-table.ts';
import { refuseSample } from '../sample-data/refuse-sample.ts';
import { changeListing } from './change-listing.ts';
import { discardDraft } from './discard-draft.ts';
import { listingPath, listingResource, summaryResource } from './listing-resource.ts';
import { findFeatures, findListing, findListings, lockListing, updateListing } from './listing-store.ts';
import { listings } from './listing-table.ts';
import { replyWithListing } from './own-listing.ts';
import { pendingChanges, pendingContent } from './pending-changes.ts';

const getListing = guestRoute('GET', `${listingPath}/:id`, {
  summary: 'One listing: public ones for anyone, the owner’s own in every status with all fields.',
  response: listing,
  async handler({ database, owner, params, request, now }) {
    const row = requireFound(await findListing(database, owner, params.id, now));
    const mine = owner !== null && row.listing.ownerId === owner.id;
    if (mine) return replyWithListing({ database, owner, now }, params.id, item);
    const resource = listingResource(row, 'public');
    // For the owner the ETag is the listing's version, which a change sends as If-Match. For visitors it is a hash of
    // the public content.
    return withEtag(item(resource), request);
  },
});

const listListings = ownerRoute('GET', listingPath, {
  summary: 'The listings of the signed-in owner, newest first.',
  query: z.object({ 'property.id': z.optional(idParameter), page: pageParameter }),
  response: collectionOf(listingSummary),
  async handler(context) {
    const found = findListings(context, { propertyId: context.query['property.id'] });
    return replyWithPage('Listing', context, found, (row) => summaryResource(row, 'owner'));
  },
});

const createListing = ownerRoute('POST', listingPath, {
  summary: 'Creates a draft listing of a property.',
  body: listingInput,
  response: listing,
  status: 201,
  async handler({ body, ...scope }) {
    const property = await lockOwn(scope, properties, idOf(body.property, propertyPath));
    if (!property) {
      throw invalid({ propertyPath: 'property', message: 'This property does not exist.', code: 'not-found' });
    }
    refuseSample(property);
    const { type, listingPropertyDetails, contactDetail } = body;
    requireValid([
      ...listingTypeViolations(type, property.propertyType),
      ...detailViolations(listingPropertyDetails, property, scope.now),
      ...contactViolations(contactDetail),
    ]);
    const { id } = await insertOwn(scope, listings, {
      type,
      pricing: { displayType: 'value' },
      listingPropertyDetails,
      propertyId: property.id,
      pictureId: property.pictureId,
      contactName: contactDetail.name,
      contactEmail: contactDetail.email,
      contactPhone: contactDetail.phone ? storedPhone(contactDetail.phone) : null,
    });
    return replyWithListing(scope, id, created);
  },
});

const patchListing = ownerRoute('PATCH', `${listingPath}/:id`, {
  summary: 'Changes a listing’s texts, price, details, features, contact or auction. Of a live one, publish them next.',
  body: listingPatch,
  response: listing,
  async handler({ params, body, ifMatch, ...scope }) {
    const current = requireFound(await lockListing(scope, params.id));
    requireVersion(ifMatch, current.listing.version);
    const draft = { ...current.listing, ...pendingContent(current.listing) };
    const { violations, changes } = changeListing(draft, current.property, body, scope.now);
    const wanted = await findFeatures(scope.database, body.features ?? []);
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
        currentIds: draft.featureIds,
      }),
    ]);
    // Visitors see changes of a live listing only after the owner has published them.
    if (isAdvertised(current.listing.status)) {
      await updateOwn(scope, listings, params.id, { pending: pendingChanges(current.listing, changes) });
    } else await updateListing(scope, params.id, changes);
    await retryPublishing(scope, params.id);
    return replyWithListing(scope, params.id, item);
  },
});

const deleteListing = ownerRoute('DELETE', `${listingPath}/:id`, {
  summary: 'Discards a draft that was never published. 409 for another listing or one with a paid order.',
  response: null,
  async handler({ params, ...scope }) {
    await discardDraft(scope, params.id);
    return noContent();
  },
});

export const listingRoutes: Route[] = [getListing, listListings, createListing, patchListing, deleteListing];

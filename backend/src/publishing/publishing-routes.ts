import { listing } from 'shared-contract/listing/listing';
import { listingStatusInput } from 'shared-contract/listing/listing-status';
import { retryPublishing } from '../fulfilment/retry-publishing.ts';
import { item } from '../http/json-ld.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { replyWithListing } from '../listings/own-listing.ts';
import { changeStatus, discardChanges, publishListing } from './publish-listing.ts';

const publish = ownerRoute('POST', '/api/listings/:id/publish', {
  summary: 'Publishes a listing, or the changes of a live one. 422 lists all violations by step of the editor.',
  response: listing,
  async handler({ params, ...context }) {
    await publishListing(context, params.id);
    await retryPublishing(context, params.id);
    return replyWithListing(context, params.id, item);
  },
});

const status = ownerRoute('POST', '/api/listings/:id/status', {
  summary: 'Changes the status of a published listing: under offer, active, sold, leased or withdrawn.',
  body: listingStatusInput,
  response: listing,
  async handler({ params, body, ...context }) {
    await changeStatus(context, params.id, body);
    await retryPublishing(context, params.id);
    return replyWithListing(context, params.id, item);
  },
});

const discard = ownerRoute('POST', '/api/listings/:id/discard-changes', {
  summary: 'Drops the changes of a live listing that visitors do not see yet.',
  response: listing,
  async handler({ params, ...context }) {
    await discardChanges(context, params.id);
    return replyWithListing(context, params.id, item);
  },
});

export const publishingRoutes: Route[] = [publish, status, discard];

import { listing } from 'shared-contract/listing/listing';
import { listingStatusInput } from 'shared-contract/listing/listing-status';
import { item } from '../http/json-ld.ts';
import { idParams } from '../http/parameters.ts';
import { type Route, route } from '../http/route.ts';
import { replyWithListing } from '../listings/own-listing.ts';
import { changeStatus, publishListing } from './publish-listing.ts';

const publish = route({
  method: 'POST',
  path: '/api/listings/:id/publish',
  access: 'owner',
  summary: 'Publishes a listing. 422 lists all violations by step of the editor.',
  params: idParams,
  response: listing,
  async handler({ params, ...context }) {
    await publishListing({ ...context, id: params.id });
    return replyWithListing(context, params.id, item);
  },
});

const status = route({
  method: 'POST',
  path: '/api/listings/:id/status',
  access: 'owner',
  summary: 'Changes the status of a published listing: under offer, active, sold, leased or withdrawn.',
  params: idParams,
  body: listingStatusInput,
  response: listing,
  async handler({ params, body, ...context }) {
    await changeStatus({ ...context, id: params.id }, body.status);
    return replyWithListing(context, params.id, item);
  },
});

export const publishingRoutes: Route[] = [publish, status];

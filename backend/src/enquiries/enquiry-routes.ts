import {
  enquiry,
  enquiryInput,
  enquiryPatch,
  enquiryReceipt,
  enquiryReplyInput,
  enquiryStatus,
} from 'shared-contract/enquiry/enquiry';
import { isAdvertised } from 'shared-contract/listing/listing-status';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import type { Database } from '../database/database.ts';
import { collectionPage, created, item } from '../http/json-ld.ts';
import { idOf, idParameter, idParams, pageParameter, pageRange } from '../http/parameters.ts';
import { requireVersion } from '../http/preconditions.ts';
import { conflict, invalid, notFound, requireFound } from '../http/problem.ts';
import { type Owner, type Route, route } from '../http/route.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { newEnquiryMail, replyMail } from './enquiry-mails.ts';
import { enquiryPath, enquiryResource } from './enquiry-resource.ts';
import {
  countEnquiries,
  findDuplicateEnquiry,
  findEnquiries,
  findEnquiry,
  findListingForEnquiry,
  insertEnquiry,
  insertReply,
  lockEnquiry,
  setEnquiryStatus,
} from './enquiry-store.ts';

const duplicateWindowMs = 10 * 60_000;

const sendEnquiry = route({
  method: 'POST',
  path: enquiryPath,
  access: 'guest',
  summary: 'Sends an enquiry to the owner of a listing, with or without signing in.',
  body: enquiryInput,
  response: enquiryReceipt,
  rateLimit: ({ enquiriesPerHour }) => ({ max: enquiriesPerHour, timeWindow: '1 hour' }),
  async handler({ database, body, mail, now, config }) {
    const listing = await findListingForEnquiry(database, idOf(body.listing, '/api/listings'));
    if (!listing) {
      throw invalid({ propertyPath: 'listing', message: 'This listing no longer exists.', code: 'not-found' });
    }
    if (!isAdvertised(listing.status)) {
      throw conflict('off-market', 'This property is no longer on the market, so you can’t send an enquiry.');
    }
    const email = body.email.toLowerCase();
    const since = new Date(now.getTime() - duplicateWindowMs);
    const same = { listingId: listing.id, email, message: body.message };
    const repeated = await findDuplicateEnquiry(database, same, since);
    if (repeated) return created(receipt(repeated));
    // Only bots fill in this hidden field. Their enquiries are stored as spam, not dropped, because a browser's
    // autofill may have done it.
    const isMachine = (body.website ?? '') !== '';
    const { website: _, listing: __, ...typed } = body;
    const row = await insertEnquiry(database, {
      ...typed,
      email,
      ownerId: listing.ownerId,
      propertyId: listing.propertyId,
      listingId: listing.id,
      status: isMachine ? 'spam' : 'new',
      createdAt: now,
      updatedAt: now,
    });
    if (!isMachine) {
      const place = { fullAddress: fullAddressOf(listing.property), propertyId: listing.propertyId };
      await mail.send(
        newEnquiryMail(listing.contactEmail || listing.ownerEmail, typed, {
          ...place,
          publicOrigin: config.publicOrigin,
        }),
      );
    }
    return created(receipt(row));
  },
});

function receipt({ id, listingId, createdAt }: { id: string; listingId: string; createdAt: Date }) {
  return {
    '@id': `${enquiryPath}/${id}`,
    '@type': 'EnquiryReceipt',
    id,
    listing: `/api/listings/${listingId}`,
    sentAt: createdAt.toISOString(),
  };
}

const listEnquiries = route({
  method: 'GET',
  path: enquiryPath,
  access: 'owner',
  summary: 'The enquiries about the owner’s properties, newest first, narrowed by `property.id` and `status[]`.',
  query: z.object({
    'property.id': z.optional(idParameter),
    'status[]': z.optional(z.array(enquiryStatus)),
    page: pageParameter,
  }),
  response: collectionOf(enquiry),
  async handler({ database, owner, query, request }) {
    const filter = { propertyId: query['property.id'], statuses: query['status[]'] };
    const rows = await findEnquiries(database, owner, filter, pageRange(query.page));
    const totalItems = await countEnquiries(database, owner, filter);
    return collectionPage('Enquiry', request, { page: query.page, totalItems, member: rows.map(enquiryResource) });
  },
});

const getEnquiry = route({
  method: 'GET',
  path: `${enquiryPath}/:id`,
  access: 'owner',
  summary: 'One enquiry with its replies.',
  params: idParams,
  response: enquiry,
  handler: ({ database, owner, params }) => replyWithEnquiry(database, owner, params.id, item),
});

const patchEnquiry = route({
  method: 'PATCH',
  path: `${enquiryPath}/:id`,
  access: 'owner',
  summary: 'Closes an enquiry, marks it as spam, or reopens it. A reopened enquiry with replies becomes replied.',
  params: idParams,
  body: enquiryPatch,
  response: enquiry,
  async handler({ database, owner, params, body, ifMatch, now }) {
    const current = requireFound(await lockEnquiry(database, owner, params.id));
    requireVersion(ifMatch, current.version);
    const row = await findEnquiry(database, owner, params.id);
    const status = body.status === 'new' && row?.replies.length ? 'replied' : body.status;
    await setEnquiryStatus(database, owner, params.id, status, now);
    return replyWithEnquiry(database, owner, params.id, item);
  },
});

const replyToEnquiry = route({
  method: 'POST',
  path: `${enquiryPath}/:id/replies`,
  access: 'owner',
  summary: 'Replies by email, which sets the status to replied, also of a closed enquiry.',
  params: idParams,
  body: enquiryReplyInput,
  response: enquiry,
  async handler({ database, owner, params, body, mail, now, config }) {
    if (!(await lockEnquiry(database, owner, params.id))) throw notFound();
    const row = requireFound(await findEnquiry(database, owner, params.id));
    await insertReply(database, owner, { enquiryId: params.id, message: body.message, now });
    await setEnquiryStatus(database, owner, params.id, 'replied', now);
    const { enquiry, listing, property, ownerEmail } = row;
    const { suburb, state, postcode } = property;
    const fullAddress = listing.streetHidden ? `${suburb} ${state} ${postcode}` : fullAddressOf(property);
    await mail.send(
      replyMail(
        { to: enquiry.email, replyTo: listing.contactEmail || ownerEmail, message: body.message },
        { fullAddress, listingId: listing.id, enquiry: enquiry.message, publicOrigin: config.publicOrigin },
      ),
    );
    return replyWithEnquiry(database, owner, params.id, item);
  },
});

async function replyWithEnquiry(database: Database, owner: Owner, id: string, reply: typeof item) {
  const row = requireFound(await findEnquiry(database, owner, id));
  return reply(enquiryResource(row), row.enquiry.version);
}

export const enquiryRoutes: Route[] = [listEnquiries, sendEnquiry, getEnquiry, patchEnquiry, replyToEnquiry];

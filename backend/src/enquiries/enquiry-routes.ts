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
import { storedPhone } from '../customer-users/phone-number.ts';
import { created, identity, item, replyWithPage } from '../http/json-ld.ts';
import { idOf, idParameter, pageParameter } from '../http/parameters.ts';
import { conflict, invalid, requireFound } from '../http/problem.ts';
import { guestRoute, ownerRoute, type Route } from '../http/route.ts';
import { firstOf, lockOwn, lockVersion, type ReadScope, updateOwn } from '../owned-rows/owned-rows.ts';
import { fullAddressOf, localityOf } from '../properties/property-resource.ts';
import { enquiryCopyMail, newEnquiryMail, replyMail } from './enquiry-mails.ts';
import { enquiryPath, enquiryResource } from './enquiry-resource.ts';
import {
  type EnquiryRow,
  findDuplicateEnquiry,
  findEnquiries,
  findListingForEnquiry,
  insertEnquiry,
  insertReply,
} from './enquiry-store.ts';
import { enquiries } from './enquiry-table.ts';

const duplicateWindowMs = 10 * 60_000;

const sendEnquiry = guestRoute('POST', enquiryPath, {
  summary: 'Sends an enquiry to the owner of a listing, with or without signing in. The sender gets a copy by email.',
  body: enquiryInput,
  response: enquiryReceipt,
  status: 201,
  rateLimit: ({ enquiriesPerHour }) => ({ max: enquiriesPerHour, timeWindow: '1 hour' }),
  async handler({ database, owner: visitor, body, mail, now, config }) {
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
    // Bots fill in this field, which people cannot see. The enquiry is stored as spam instead of being dropped, because
    // the autofill of a browser may have filled in the field.
    const isMachine = (body.website ?? '') !== '';
    const { website: _, listing: __, ...typed } = { ...body, phone: body.phone ? storedPhone(body.phone) : null };
    const row = await insertEnquiry(database, {
      ...typed,
      email,
      ownerId: listing.ownerId,
      propertyId: listing.propertyId,
      listingId: listing.id,
      senderId: visitor?.id ?? null,
      status: isMachine ? 'spam' : 'new',
      createdAt: now,
      updatedAt: now,
    });
    if (!isMachine) {
      const { propertyId, property, contactEmail, ownerEmail } = listing;
      const place = { fullAddress: fullAddressOf(property), propertyId, publicOrigin: config.publicOrigin };
      await mail.send(newEnquiryMail(contactEmail || ownerEmail, typed, place));
      const shown = { ...place, fullAddress: visibleAddress(property, listing.streetHidden), listingId: listing.id };
      await mail.send(enquiryCopyMail({ ...typed, email }, shown));
    }
    return created(receipt(row));
  },
});

function receipt({ id, listingId, createdAt }: { id: string; listingId: string; createdAt: Date }) {
  return {
    ...identity(enquiryPath, 'EnquiryReceipt', id),
    listing: `/api/listings/${listingId}`,
    sentAt: createdAt.toISOString(),
  };
}

const listEnquiries = ownerRoute('GET', enquiryPath, {
  summary: 'The enquiries about the owner’s properties, newest first, narrowed by `property.id` and `status[]`.',
  query: z.object({
    'property.id': z.optional(idParameter),
    'status[]': z.optional(z.array(enquiryStatus)),
    page: pageParameter,
  }),
  response: collectionOf(enquiry),
  async handler(context) {
    const { 'property.id': propertyId, 'status[]': statuses } = context.query;
    return replyWithPage('Enquiry', context, findEnquiries(context, { propertyId, statuses }), enquiryResource);
  },
});

const getEnquiry = ownerRoute('GET', `${enquiryPath}/:id`, {
  summary: 'One enquiry with its replies.',
  response: enquiry,
  handler: ({ params, ...scope }) => replyWithEnquiry(scope, params.id),
});

const patchEnquiry = ownerRoute('PATCH', `${enquiryPath}/:id`, {
  summary: 'Closes an enquiry, marks it as spam, or reopens it. A reopened enquiry with replies becomes replied.',
  body: enquiryPatch,
  response: enquiry,
  async handler({ params, body, ...scope }) {
    const { id } = await lockVersion(scope, enquiries, params.id);
    const row = await firstOf(findEnquiries(scope, { id }));
    const status = body.status === 'new' && row?.replies.length ? 'replied' : body.status;
    await updateOwn(scope, enquiries, id, { status });
    return replyWithEnquiry(scope, id);
  },
});

const replyToEnquiry = ownerRoute('POST', `${enquiryPath}/:id/replies`, {
  summary: 'Replies by email, which sets the status to replied, also of a closed enquiry.',
  body: enquiryReplyInput,
  response: enquiry,
  async handler({ params: { id }, body, mail, config, ...scope }) {
    requireFound(await lockOwn(scope, enquiries, id));
    const row = requireFound(await firstOf(findEnquiries(scope, { id })));
    await insertReply(scope, { enquiryId: id, message: body.message });
    await updateOwn(scope, enquiries, id, { status: 'replied' });
    const { enquiry, listing, property, ownerEmail } = row;
    const fullAddress = visibleAddress(property, listing.streetHidden);
    await mail.send(
      replyMail(
        { to: enquiry.email, replyTo: listing.contactEmail || ownerEmail, message: body.message },
        { fullAddress, listingId: listing.id, enquiry: enquiry.message, publicOrigin: config.publicOrigin },
      ),
    );
    return replyWithEnquiry(scope, id);
  },
});

/** The address as visitors see it. */
const visibleAddress = (property: EnquiryRow['property'], isStreetHidden: boolean): string =>
  isStreetHidden ? localityOf(property) : fullAddressOf(property);

async function replyWithEnquiry(scope: ReadScope, id: string) {
  const row = requireFound(await firstOf(findEnquiries(scope, { id })));
  return item(enquiryResource(row), row.enquiry.version);
}

export const enquiryRoutes: Route[] = [listEnquiries, sendEnquiry, getEnquiry, patchEnquiry, replyToEnquiry];

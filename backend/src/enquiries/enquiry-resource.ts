import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import { identity } from '../http/json-ld.ts';
import { propertyReference } from '../properties/property-resource.ts';
import type { EnquiryRow } from './enquiry-store.ts';

export const enquiryPath = '/api/enquiries';

export function enquiryResource({ enquiry, property, listing, replies }: EnquiryRow): Enquiry {
  return {
    ...identity(enquiryPath, 'Enquiry', enquiry.id),
    listing: { '@id': `/api/listings/${listing.id}`, id: listing.id, headline: listing.headline },
    property: propertyReference(property),
    name: enquiry.name,
    email: enquiry.email,
    phone: enquiry.phone,
    reasons: enquiry.reasons,
    message: enquiry.message,
    status: enquiry.status,
    sentAt: enquiry.createdAt.toISOString(),
    replies: replies.map(({ message, createdAt }) => ({ message, sentAt: createdAt.toISOString() })),
  };
}

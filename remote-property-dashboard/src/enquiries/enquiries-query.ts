import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type EnquiryStatus, enquiry } from 'shared-contract/enquiry/enquiry';
import { collectionOf } from 'shared-contract/wire/json-ld';

const enquiries = collectionOf(enquiry);

/** What an owner still deals with, and what is done with. */
export type Shelf = 'inbox' | 'history';
const statusesOn: Record<Shelf, EnquiryStatus[]> = { inbox: ['new', 'replied'], history: ['closed', 'spam'] };

export const enquiriesQuery = ({ propertyId, shelf, page }: { propertyId: string; shelf: Shelf; page: number }) =>
  resourceQuery('/api/enquiries', enquiries, {
    query: { 'property.id': propertyId, 'status[]': statusesOn[shelf], page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });

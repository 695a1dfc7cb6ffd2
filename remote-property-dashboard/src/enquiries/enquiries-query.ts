import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from 'shared-api';
import { type EnquiryStatus, enquiry } from 'shared-contract/enquiry/enquiry';
import { collectionOf } from 'shared-contract/wire/json-ld';

export const enquiriesPerPage = 30;

const enquiries = collectionOf(enquiry);

/** What an owner still deals with, and what is done with. */
export type Shelf = 'inbox' | 'history';
const statusesOn: Record<Shelf, EnquiryStatus[]> = { inbox: ['new', 'replied'], history: ['closed', 'spam'] };

export function enquiriesQuery({ propertyId, shelf, page }: { propertyId: string; shelf: Shelf; page: number }) {
  return queryOptions({
    queryKey: ['enquiries', { property: propertyId, shelf, page }],
    queryFn: ({ signal }) => {
      const query = new URLSearchParams({ 'property.id': propertyId });
      for (const status of statusesOn[shelf]) query.append('status[]', status);
      if (page > 1) query.set('page', String(page));
      return api.get('/api/enquiries', enquiries, { query, signal });
    },
    placeholderData: keepPreviousData,
  });
}

import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { type EnquiryStatus, enquiry } from 'shared-contract/enquiry/enquiry';
import { collectionOf } from 'shared-contract/wire/json-ld';

const enquiries = collectionOf(enquiry);

/** The inbox has open enquiries. The history has closed ones and spam. */
export type EnquiryTab = 'inbox' | 'history';
const statusesIn: Record<EnquiryTab, EnquiryStatus[]> = { inbox: ['new', 'replied'], history: ['closed', 'spam'] };

export const enquiriesQuery = ({ propertyId, tab, page }: { propertyId: string; tab: EnquiryTab; page: number }) =>
  resourceQuery('/api/enquiries', enquiries, {
    query: { 'property.id': propertyId, 'status[]': statusesIn[tab], page: page > 1 ? page : undefined },
    placeholderData: keepPreviousData,
  });

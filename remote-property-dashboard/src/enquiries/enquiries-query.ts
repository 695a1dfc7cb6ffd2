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

export const enquiryQuery = (id: string) => resourceQuery(`/api/enquiries/${encodeURIComponent(id)}`, enquiry);

/** What the URL selects: `?enquiry=…` an enquiry, and `&reply=apply` the invitation to apply to start. */
export type SelectedEnquiry = { id: string; invites: boolean };

export function selectedEnquiry(parameters: URLSearchParams): SelectedEnquiry | null {
  const id = parameters.get('enquiry');
  return id ? { id, invites: parameters.get('reply') === 'apply' } : null;
}

export const tabOf = ({ status }: { status: string }): EnquiryTab =>
  status === 'closed' || status === 'spam' ? 'history' : 'inbox';

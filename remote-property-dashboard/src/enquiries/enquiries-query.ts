import { keepPreviousData } from '@tanstack/react-query';
import { resourceQuery } from 'shared-api';
import { enquiry } from 'shared-contract/enquiry/enquiry';
import { collectionOf } from 'shared-contract/wire/json-ld';
import { type EnquiryTab, statusesIn } from './enquiry-tab.ts';

const enquiries = collectionOf(enquiry);

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

import { prefetch } from 'shared-api';
import { pageNumber } from 'shared-contract/page/list-url';
import type { LoaderFunctionArgs } from 'shared-platform/router';
import { enquiriesQuery, enquiryQuery, selectedEnquiry } from './enquiries-query.ts';
import type { EnquiryTab } from './enquiry-tab.ts';

/** Returns the loader of a tab: one page of its enquiries, and the one that the URL selects. */
export const enquiriesLoader =
  (tab: EnquiryTab) =>
  ({ params: { propertyId = '' }, request }: LoaderFunctionArgs) => {
    const { searchParams } = new URL(request.url);
    const selected = selectedEnquiry(searchParams);
    return Promise.all([
      prefetch(enquiriesQuery({ propertyId, tab, page: pageNumber(searchParams) })),
      selected && prefetch(enquiryQuery(selected.id)),
    ]);
  };

import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumber } from 'shared-contract/page/list-url';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { enquiriesQuery, enquiryQuery, selectedEnquiry } from '../enquiries/enquiries-query.ts';
import { EnquiryTabPanel } from '../enquiries/enquiry-tabs.tsx';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const { searchParams } = new URL(request.url);
  const selected = selectedEnquiry(searchParams);
  return Promise.all([
    prefetch(enquiriesQuery({ propertyId, tab: 'inbox', page: pageNumber(searchParams) })),
    selected && prefetch(enquiryQuery(selected.id)),
  ]);
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Enquiries"
        description="Questions about your listings. We send your replies by email."
        actions={
          <Button component={Link} to={addresses.enquiryHistory(propertyId)} variant="default">
            Enquiry History
          </Button>
        }
      />
      <EnquiryTabPanel tab="inbox" />
    </>
  );
}

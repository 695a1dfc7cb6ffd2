import { Button } from '@mantine/core';
import { prefetch } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { pageNumber } from 'shared-contract/page/list-url';
import { Link, type LoaderFunctionArgs, useParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { enquiriesQuery } from '../enquiries/enquiries-query.ts';
import { EnquiryShelf } from '../enquiries/enquiry-shelf.tsx';

export function loader({ params: { propertyId = '' }, request }: LoaderFunctionArgs) {
  const page = pageNumber(new URL(request.url).searchParams);
  return prefetch(enquiriesQuery({ propertyId, shelf: 'inbox', page }));
}

export function Component() {
  const { propertyId = '' } = useParams();
  return (
    <>
      <PageHeader
        title="Enquiries"
        description="What people ask about your listings. Replies go out by email."
        actions={
          <Button component={Link} to={addresses.enquiryHistory(propertyId)} variant="default">
            Enquiry History
          </Button>
        }
      />
      <EnquiryShelf shelf="inbox" />
    </>
  );
}

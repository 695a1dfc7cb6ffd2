import { Button, Stack, Text } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList } from 'shared-ui';
import { type EnquiryTab, enquiriesQuery } from './enquiries-query.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import classes from './enquiry-list.module.css';

type EnquiryListProps = { propertyId: string; tab: EnquiryTab; page: number };

export const tabPath = { inbox: addresses.enquiries, history: addresses.enquiryHistory } as const;

export function EnquiryList({ propertyId, tab, page }: EnquiryListProps) {
  const data = useResource(enquiriesQuery({ propertyId, tab, page }));
  return (
    <PagedList
      collection={data}
      page={page}
      hrefOf={(to) => listUrl(tabPath[tab](propertyId), { page: to })}
      empty={<NoEnquiries propertyId={propertyId} tab={tab} />}
    >
      {(enquiries) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed" role="status">
            {data.totalItems === 1 ? '1 enquiry' : `${data.totalItems.toLocaleString('en-AU')} enquiries`}, newest first
          </Text>
          <ul className={classes.list}>
            {enquiries.map((enquiry) => (
              <EnquiryCard key={enquiry.id} enquiry={enquiry} tab={tab} />
            ))}
          </ul>
        </Stack>
      )}
    </PagedList>
  );
}

function NoEnquiries({ propertyId, tab }: Pick<EnquiryListProps, 'propertyId' | 'tab'>) {
  const icon = <IconMessage size={28} stroke={1.5} />;
  if (tab === 'history') {
    return (
      <EmptyState
        icon={icon}
        title="No past enquiries yet"
        action={
          <Button component={Link} to={addresses.enquiries(propertyId)} variant="default">
            View open enquiries
          </Button>
        }
      >
        Enquiries you close or mark as spam appear here.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={icon}
      title="No open enquiries"
      action={
        <Button component={Link} to={addresses.propertyListings(propertyId)} variant="default">
          View listings
        </Button>
      }
    >
      Questions about your listings appear here, and you reply in one place. We email you each one. Publish a listing to
      receive them.
    </EmptyState>
  );
}

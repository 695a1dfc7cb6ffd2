import { Button, Stack, Text } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import { Link } from 'shared-platform/router';
import { EmptyState, PagedList } from 'shared-ui';
import { enquiriesQuery, type Shelf } from './enquiries-query.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import classes from './enquiry-list.module.css';

type EnquiryListProps = { propertyId: string; shelf: Shelf; page: number };

export const addressOfShelf = { inbox: addresses.enquiries, history: addresses.enquiryHistory } as const;

export function EnquiryList({ propertyId, shelf, page }: EnquiryListProps) {
  const data = useResource(enquiriesQuery({ propertyId, shelf, page }));
  return (
    <PagedList
      collection={data}
      page={page}
      hrefOf={(to) => listUrl(addressOfShelf[shelf](propertyId), { page: to })}
      empty={<NoEnquiries propertyId={propertyId} shelf={shelf} />}
    >
      {(enquiries) => (
        <Stack gap="md">
          <Text size="sm" c="dimmed" role="status">
            {data.totalItems === 1 ? '1 enquiry' : `${data.totalItems.toLocaleString('en-AU')} enquiries`}, newest first
          </Text>
          <ul className={classes.list}>
            {enquiries.map((enquiry) => (
              <EnquiryCard key={enquiry.id} enquiry={enquiry} shelf={shelf} />
            ))}
          </ul>
        </Stack>
      )}
    </PagedList>
  );
}

function NoEnquiries({ propertyId, shelf }: Pick<EnquiryListProps, 'propertyId' | 'shelf'>) {
  const icon = <IconMessage size={28} stroke={1.5} />;
  if (shelf === 'history') {
    return (
      <EmptyState
        icon={icon}
        title="No enquiries in the history yet"
        action={
          <Button component={Link} to={addresses.enquiries(propertyId)} variant="default">
            Open enquiries
          </Button>
        }
      >
        Enquiries you close or mark as spam are kept here.
      </EmptyState>
    );
  }
  return (
    <EmptyState icon={icon} title="No open enquiries">
      What people ask about your listings of this property appears here, and comes to you by email.
    </EmptyState>
  );
}

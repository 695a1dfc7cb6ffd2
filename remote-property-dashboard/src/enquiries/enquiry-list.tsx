import { Button, Stack, Text } from '@mantine/core';
import IconMessage from '@tabler/icons-react/dist/esm/icons/IconMessage.mjs';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { isApiProblem, useResource } from 'shared-api';
import type { Enquiry } from 'shared-contract/enquiry/enquiry';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl } from 'shared-contract/page/list-url';
import type { Collection } from 'shared-contract/wire/json-ld';
import { Link, useLocation } from 'shared-platform/router';
import { CardSkeletons, EmptyState, ErrorState, PagedList } from 'shared-ui';
import { enquiriesQuery, enquiryQuery, type SelectedEnquiry } from './enquiries-query.ts';
import { EnquiryCard } from './enquiry-card.tsx';
import classes from './enquiry-list.module.css';
import { type EnquiryTab, tabOf, tabPath } from './enquiry-tab.ts';

type EnquiryListProps = { propertyId: string; tab: EnquiryTab; page: number; selected: SelectedEnquiry | null };

/** One page of the enquiries. A selected one that is on another page or in the other tab comes first. */
export function EnquiryList({ propertyId, tab, page, selected }: EnquiryListProps) {
  const data = useResource(enquiriesQuery({ propertyId, tab, page }));
  // The key of the navigation: a link that selects the same enquiry again starts again.
  const { key } = useLocation();
  const isListed = data.member.some(({ id }) => id === selected?.id);
  return (
    <Stack gap="md">
      {selected && !isListed && <SelectedCard key={key} propertyId={propertyId} selected={selected} />}
      <Enquiries propertyId={propertyId} tab={tab} page={page} selected={selected} data={data} />
    </Stack>
  );
}

function SelectedCard({ propertyId, selected }: { propertyId: string; selected: SelectedEnquiry }) {
  const { data: enquiry, error, refetch } = useQuery(enquiryQuery(selected.id));
  if (isApiProblem(error, { status: 404 }) || (enquiry && enquiry.property.id !== propertyId)) {
    return <Text role="status">We can’t find that enquiry here. It may have been removed.</Text>;
  }
  if (enquiry) {
    return (
      <ul className={classes.list} aria-label="Selected enquiry">
        <LoadedCard enquiry={enquiry} selected={selected} />
      </ul>
    );
  }
  if (error) {
    return <ErrorState error={error} title="We couldn’t load the enquiry" onRetry={() => void refetch()} />;
  }
  return <CardSkeletons shape="rows" count={1} label="Loading the enquiry" />;
}

function LoadedCard({ enquiry, selected }: { enquiry: Enquiry; selected: SelectedEnquiry }) {
  // The tab in which the enquiry was when it loaded: after a change, the card shows Undo instead of moving.
  const [tab] = useState(() => tabOf(enquiry));
  return <EnquiryCard enquiry={enquiry} tab={tab} selected={selected} />;
}

function Enquiries({ propertyId, tab, page, selected, data }: EnquiryListProps & { data: Collection<Enquiry> }) {
  const { key } = useLocation();
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
              <EnquiryCard
                key={enquiry.id === selected?.id ? key : enquiry.id}
                enquiry={enquiry}
                tab={tab}
                selected={enquiry.id === selected?.id ? selected : null}
              />
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

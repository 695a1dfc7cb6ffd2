import { Button, Group, Stack, Text } from '@mantine/core';
import IconUsers from '@tabler/icons-react/dist/esm/icons/IconUsers.mjs';
import { useState } from 'react';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { Link } from 'shared-platform/router';
import { EmptyState, FilterLinks, PagedList, statusLabel } from 'shared-ui';
import { propertyQuery } from '../property/property-query.ts';
import { applicationsQuery, certificatesQuery } from './application-queries.ts';
import { ApplicationRow } from './application-row.tsx';
import {
  type ApplicationSearch,
  applicationsUrl,
  comparisonUrl,
  listedStatuses,
  maxCompared,
} from './application-search.ts';
import classes from './applications.module.css';
import { CertificateList } from './certificate-list.tsx';

type ApplicationListProps = { propertyId: string; search: ApplicationSearch };

/** The applications for the listings of a property by status, and the certificates of those that were destroyed. */
export function ApplicationList({ propertyId, search: { status, page } }: ApplicationListProps) {
  const applications = useResource(applicationsQuery(propertyId, { status, page }));
  const certificates = useResource(certificatesQuery(propertyId));
  const property = useResource(propertyQuery(propertyId));
  const [chosen, setChosen] = useState<readonly string[]>([]);
  const choose = (id: string, isChosen: boolean) =>
    setChosen(isChosen ? [...chosen, id] : chosen.filter((other) => other !== id));
  const { totalItems } = applications;
  if (totalItems === 0 && status === null && certificates.length === 0) return <NoApplications {...{ propertyId }} />;
  return (
    <Stack gap="xl">
      <Stack gap="lg">
        <FilterLinks
          options={listedStatuses}
          current={status}
          labelOf={(option) => statusLabel('application', option).label}
          hrefOf={(option) => applicationsUrl(propertyId, { status: option })}
          label="Applications by status"
        />
        <PagedList
          collection={applications}
          page={page}
          hrefOf={(to) => applicationsUrl(propertyId, { status, page: to })}
          empty={<Text>No applications with this status.</Text>}
        >
          {(members) => (
            <Stack gap="md">
              <Group justify="space-between" gap="sm" mih="2.25rem">
                <Text size="sm" c="dimmed" role="status">
                  {totalItems === 1
                    ? '1 application'
                    : `${totalItems.toLocaleString('en-AU')} applications, newest first`}
                </Text>
                {members.length > 1 && <CompareLink propertyId={propertyId} chosen={chosen} />}
              </Group>
              <ul className={classes.list}>
                {members.map((application) => (
                  <ApplicationRow
                    key={application.id}
                    application={application}
                    property={property}
                    choice={
                      members.length > 1
                        ? {
                            isChosen: chosen.includes(application.id),
                            isFull: chosen.length >= maxCompared,
                            choose: (isChosen) => choose(application.id, isChosen),
                          }
                        : null
                    }
                  />
                ))}
              </ul>
            </Stack>
          )}
        </PagedList>
      </Stack>
      <CertificateList certificates={certificates} timeZone={property.timeZone} />
    </Stack>
  );
}

function CompareLink({ propertyId, chosen }: { propertyId: string; chosen: readonly string[] }) {
  if (chosen.length < 2) {
    return (
      <Text size="sm" c="dimmed">
        Tick two to four to compare them.
      </Text>
    );
  }
  return (
    <Button component={Link} to={comparisonUrl(propertyId, chosen)} size="xs">
      Compare {chosen.length} applications
    </Button>
  );
}

function NoApplications({ propertyId }: { propertyId: string }) {
  return (
    <EmptyState
      icon={<IconUsers size={28} stroke={1.5} />}
      title="No applications yet"
      action={
        <Button component={Link} to={addresses.propertyListings(propertyId)} variant="default">
          View listings
        </Button>
      }
    >
      Rental applications for your lease listing appear here, and you compare them side by side. We email you each one.
    </EmptyState>
  );
}

import { Stack, Text } from '@mantine/core';
import { useQueries } from '@tanstack/react-query';
import { isApiProblem, useResource } from 'shared-api';
import { CardSkeletons, EmptyState, ErrorState } from 'shared-ui';
import { propertyQuery } from '../../property/property-query.ts';
import { applicationContentQuery } from '../application-queries.ts';
import { BackLink } from '../back-link.tsx';
import { permittedCriteria } from './comparison-criteria.ts';
import { ComparisonTable } from './comparison-table.tsx';

type ApplicationComparisonProps = { propertyId: string; ids: readonly string[] };

/** Up to four applications side by side. Reading them adds an entry to the access log of each. */
export function ApplicationComparison({ propertyId, ids }: ApplicationComparisonProps) {
  const property = useResource(propertyQuery(propertyId));
  const answers = useQueries({ queries: ids.map((id) => applicationContentQuery(id)) });
  const failed = answers.find(({ data, error }) => !data && error && !isApiProblem(error, { status: 404 }));
  if (failed) {
    return (
      <ErrorState
        error={failed.error}
        title="We couldn’t load the comparison"
        onRetry={() => {
          for (const { data, refetch } of answers) if (!data) void refetch();
        }}
      />
    );
  }
  if (answers.some(({ isPending }) => isPending)) {
    return <CardSkeletons shape="rows" count={4} label="Loading the comparison" />;
  }
  const applications = answers.flatMap(({ data }) => (data?.property === property['@id'] ? data : []));
  const gone = ids.length - applications.length;
  if (applications.length === 0) {
    return <EmptyState title="Nothing to compare" action={<BackLink propertyId={propertyId} />} />;
  }
  const { criteria, notice } = permittedCriteria(applications, property);
  return (
    <Stack gap="md">
      {gone > 0 && <Text>{gone === 1 ? '1 application is' : `${gone} applications are`} no longer here.</Text>}
      <ComparisonTable applications={applications} criteria={criteria} property={property} />
      <Text size="sm" c="dimmed">
        {notice} We leave out birth dates, children, contact people and messages. The applicants see in their log that
        you opened their application.
      </Text>
    </Stack>
  );
}

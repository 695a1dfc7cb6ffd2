import { Stack } from '@mantine/core';
import { loadResource, prefetch } from 'shared-api';
import { CardSkeletons, PageHeader, QueryBoundary, Section } from 'shared-ui';
import { ReleaseHistory } from '../history/release-history.tsx';
import { JobQueues } from '../jobs/job-queues.tsx';
import { jobsQuery } from '../jobs/jobs-query.ts';
import { isNoOperator } from '../operations-message.ts';
import { ReleaseSection } from '../releases/release-section.tsx';
import { releasesQuery } from '../releases/releases-query.ts';
import { webVitalsQuery } from '../web-vitals/web-vitals-query.ts';
import { WebVitalsTable } from '../web-vitals/web-vitals-table.tsx';

/**
 * The jobs come first: users who are no operators get a 404 for them, and with it Page Not Found. Any other failure is
 * shown by the section of the jobs, so that an operator can roll back while they cannot be counted.
 */
export async function loader() {
  await loadResource(jobsQuery()).catch((error: unknown) => {
    if (isNoOperator(error)) throw error;
  });
  return Promise.all([prefetch(releasesQuery()), prefetch(webVitalsQuery())]);
}

/** What operators see of the running site: its releases, how fast its pages are, its jobs, and who changed what. */
export function Component() {
  return (
    <>
      <PageHeader
        title="Operations"
        description="What’s live, how it’s performing and who changed it. Updates every 15 seconds."
      />
      <Stack gap="xl">
        <ReleaseSection />
        <Section title="Web vitals">
          <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the web vitals" />}>
            <WebVitalsTable />
          </QueryBoundary>
        </Section>
        <Section title="Background jobs">
          <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the jobs" />}>
            <JobQueues />
          </QueryBoundary>
        </Section>
        <ReleaseHistory />
      </Stack>
    </>
  );
}

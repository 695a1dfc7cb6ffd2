import { Stack, Text } from '@mantine/core';
import type { Application } from 'shared-contract/application/application';
import { CardSkeletons, ErrorState, LocalInstant, Section } from 'shared-ui';
import { accessLabel } from '../application-labels.ts';
import { useApplicationContent } from '../application-queries.ts';
import { AdultPart } from './adult-part.tsx';
import classes from './content.module.css';
import { SharedDetails } from './shared-details.tsx';

type ApplicationContentProps = { applicationId: string; timeZone: string };

/** What the applicants wrote, and the log of who read it. */
export function ApplicationContent({ applicationId, timeZone }: ApplicationContentProps) {
  const { data, error, refetch } = useApplicationContent(applicationId);
  if (data) return <Content content={data} timeZone={timeZone} />;
  if (error) {
    return (
      <ErrorState error={error} title="We couldn’t load what the applicants wrote" onRetry={() => void refetch()} />
    );
  }
  return <CardSkeletons shape="rows" count={3} label="Loading what the applicants wrote" />;
}

function Content({ content: { details, adults, accesses }, timeZone }: { content: Application; timeZone: string }) {
  return (
    <>
      <SharedDetails details={details} />
      {adults.map((adult) => (
        <AdultPart key={adult.email} adult={adult} />
      ))}
      <Section title="Access log" framed>
        <Stack gap="xs">
          <Text size="sm" c="dimmed">
            The applicants see this log. Each time you read their application, it gets a new entry.
          </Text>
          <ol className={classes.log}>
            {accesses.map(({ at, kind }) => (
              <li key={`${at} ${kind}`}>
                {accessLabel(kind)}{' '}
                <Text span size="sm" c="dimmed">
                  <LocalInstant at={at} timeZone={timeZone} />
                </Text>
              </li>
            ))}
          </ol>
        </Stack>
      </Section>
    </>
  );
}

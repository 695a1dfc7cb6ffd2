import { Alert, Button, Group, Stack, Text } from '@mantine/core';
import { useEffect, useRef } from 'react';
import { isApiProblem } from 'shared-api';
import type { TenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import { CardSkeletons, DownloadButton, ErrorState, LocalInstant, Section } from 'shared-ui';
import { useCheckContent } from '../check/check-queries.ts';
import { downloadCheckFile } from '../check/download-check-file.ts';
import classes from './detail.module.css';
import { ResultView } from './result-view.tsx';

type ResultSectionProps = { check: TenantCheckDetail; timeZone: string; isOpen: boolean; onOpen: () => void };

/** The result behind a deliberate click, because each opening is logged, and the report with its expiry. */
export function ResultSection({ check, timeZone, isOpen, onOpen }: ResultSectionProps) {
  const { expiresAt, disputedAt } = check;
  const isExpired = expiresAt !== null && new Date(expiresAt) <= new Date();
  return (
    <Section title="Result" framed>
      <Stack gap="md">
        {disputedAt && (
          <Alert color="yellow" role="note" title="The applicant disputes the result">
            Since <LocalInstant at={disputedAt} show="date" timeZone={timeZone} />. Open the result to read what they
            wrote. We keep the check until the dispute is over.
          </Alert>
        )}
        {isOpen ? (
          <OpenedResult checkId={check.id} timeZone={timeZone} />
        ) : (
          <Group gap="md">
            <Button variant="default" onClick={onOpen} aria-describedby="result-log">
              Open the result
            </Button>
            <Text size="sm" c="dimmed" id="result-log" className={classes.beside ?? ''}>
              Opening it is logged. The applicant sees the log.
            </Text>
          </Group>
        )}
        <Group gap="md">
          {!isExpired && (
            <DownloadButton
              label="Download the report"
              what="the report"
              messageOf={(error) => (isApiProblem(error, { status: 410 }) ? 'The report has expired.' : null)}
              download={() => downloadCheckFile(check.id, 'reports')}
            />
          )}
          {expiresAt !== null && (
            <Text size="sm" c="dimmed" className={classes.beside ?? ''}>
              {isExpired ? 'The report expired ' : 'The report is valid until '}
              <LocalInstant at={expiresAt} show="date" timeZone={timeZone} />
              {isExpired && '. It describes the day of the search. Request a new check for a current one'}.
            </Text>
          )}
        </Group>
      </Stack>
    </Section>
  );
}

function OpenedResult({ checkId, timeZone }: { checkId: string; timeZone: string }) {
  const { data, error, refetch } = useCheckContent(checkId, 'result');
  const place = useRef<HTMLElement>(null);
  // The pressed button has disappeared, so the focus moves to what it shows.
  useEffect(() => place.current?.focus(), []);
  return (
    <section ref={place} tabIndex={-1} aria-label="The opened result" className={classes.result}>
      {data ? (
        <ResultView result={data.result} disputes={data.disputes} timeZone={timeZone} />
      ) : error ? (
        <ErrorState error={error} title="We couldn’t load the result" onRetry={() => void refetch()} />
      ) : (
        <CardSkeletons shape="rows" count={2} label="Loading the result" />
      )}
    </section>
  );
}

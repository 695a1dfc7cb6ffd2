import { Alert, Group, Stack, Text } from '@mantine/core';
import { isApiProblem } from 'shared-api';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { DownloadButton, LocalDate, LocalInstant, Section } from 'shared-ui';
import { downloadOfLink } from '../check-link-query.ts';
import { DisputeSection } from './dispute-section.tsx';
import { ListingEntry } from './listing-entry.tsx';
import classes from './result.module.css';

/** What the provider found, with the report, the notice of a hit, and the form for a dispute. */
export function ResultSection({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { result, noticeSentAt } = view;
  if (result === null) return null;
  const { outcome, searchedOn, databases, isIdentityVerified, listings } = result;
  return (
    <>
      <Section title="Result" framed>
        <Stack gap="md">
          <Text>
            {outcome === 'clear' ? 'No entry about you was found' : 'An entry about you was found'} in{' '}
            {databases.join(' and ')}. Searched on <LocalDate date={searchedOn} />.
          </Text>
          <Text>{isIdentityVerified ? 'Your identity was verified.' : 'Your identity could not be verified.'}</Text>
          {noticeSentAt !== null && (
            <Alert color="yellow" role="note" title="You have the right to know">
              We emailed you a written notice about this entry on <LocalInstant at={noticeSentAt} show="date" />.
              Contact the operator below to see the entry and to have it corrected.
            </Alert>
          )}
          {listings.length > 0 && (
            <ul className={classes.listings}>
              {listings.map((listing, index) => (
                <ListingEntry key={index} listing={listing} searchedOn={searchedOn} />
              ))}
            </ul>
          )}
          <Group gap="sm">
            <DownloadButton
              label="Download the result"
              what="the result"
              messageOf={expiredMessage}
              download={() => downloadOfLink(token, 'report')}
            />
            {noticeSentAt !== null && (
              <DownloadButton
                label="Download the notice"
                what="the notice"
                download={() => downloadOfLink(token, 'notice')}
              />
            )}
          </Group>
        </Stack>
      </Section>
      <DisputeSection view={view} token={token} />
    </>
  );
}

/** A report describes the day of its search, so it expires. */
const expiredMessage = (error: unknown) => (isApiProblem(error, { status: 410 }) ? error.detail : null);

import { Alert, Group, Stack, Text } from '@mantine/core';
import { isApiProblem } from 'shared-api';
import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import type { CheckResult } from 'shared-contract/tenant-check/tenant-check';
import { DownloadButton, LocalDate, LocalInstant, Section } from 'shared-ui';
import { downloadOfLink } from '../check-link-query.ts';
import { DisputeSection } from './dispute-section.tsx';
import { ListingEntry } from './listing-entry.tsx';
import classes from './result.module.css';

/** What the provider found, with the report, the notice of a hit, and the form for a dispute. */
export function ResultSection({ view, token }: { view: ApplicantCheckView; token: string }) {
  const { result, noticeSentAt, requestedBy } = view;
  if (result === null) return null;
  const { searchedOn, databases, isIdentityVerified, listings } = result;
  return (
    <>
      <Section title="Result" framed>
        <Stack gap="md">
          {!isIdentityVerified && (
            <Alert color="yellow" role="note" title="Your identity could not be verified">
              The provider couldn’t match your details and documents with official records. Ask {requestedBy} what to do
              next.
            </Alert>
          )}
          <Text>
            {foundText(result)} We searched {databases.join(' and ')} on <LocalDate date={searchedOn} />.
          </Text>
          {isIdentityVerified && <Text>Your identity was verified.</Text>}
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

/** Names only the databases that have an entry: a person must not believe that others list them too. */
function foundText({ outcome, listings }: CheckResult): string {
  if (outcome === 'clear') return 'No entry about you was found.';
  const count = listings.length > 1 ? `${listings.length} entries about you were` : 'An entry about you was';
  const databases = [...new Set(listings.map(({ database }) => database))];
  return `${count} found${databases.length === 0 ? '' : ` in ${databases.join(' and ')}`}.`;
}

/** A report describes the day of its search, so it expires. */
const expiredMessage = (error: unknown) => (isApiProblem(error, { status: 410 }) ? error.detail : null);

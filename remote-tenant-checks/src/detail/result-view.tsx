import { Alert, Anchor, Stack, Text } from '@mantine/core';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import { checkCoverage } from 'shared-contract/tenant-check/check-product';
import type { DatabaseListing, TenantCheckContent } from 'shared-contract/tenant-check/tenant-check';
import { isOutdatedListing, outdatedListingMessage } from 'shared-contract/tenant-check/tenant-check-rules';
import { Fact, LocalDate, LocalInstant } from 'shared-ui';
import classes from './detail.module.css';

type ResultViewProps = Pick<TenantCheckContent, 'result' | 'disputes'> & { timeZone: string };

/** What the provider found, and what the applicant says about it. */
export function ResultView({ result, disputes, timeZone }: ResultViewProps) {
  if (result === null) return <Text>The result isn’t stored any more.</Text>;
  const { outcome, searchedOn, databases, isIdentityVerified, listings } = result;
  return (
    <Stack gap="md">
      {!isIdentityVerified && (
        <Alert color="yellow" role="note" title="The identity could not be verified">
          The provider couldn’t match the applicant’s details and documents with official records, so the search may be
          about someone else. Ask the applicant to explain before you rely on the result.
        </Alert>
      )}
      <div>
        <p className={classes.outcome} data-outcome={outcome}>
          {outcomeText(outcome, listings.length)}
        </p>
        <Text size="sm" c="dimmed">
          Searched {databases.join(', ')} on <LocalDate date={searchedOn} />.
          {isIdentityVerified && ' The identity was verified.'}
        </Text>
      </div>
      {listings.length > 0 && (
        <ul className={classes.entries} aria-label="Entries in tenancy databases">
          {listings.map((listing) => (
            <Entry
              key={`${listing.database} ${listing.listedOn} ${listing.listedBy}`}
              listing={listing}
              searchedOn={searchedOn}
            />
          ))}
        </ul>
      )}
      {disputes.map(({ at, message }) => (
        <div key={at}>
          <Text size="sm" c="dimmed">
            The applicant wrote on <LocalInstant at={at} timeZone={timeZone} />
          </Text>
          <p className={classes.message} dir="auto">
            {message}
          </p>
        </div>
      ))}
    </Stack>
  );
}

function outcomeText(outcome: string, count: number): string {
  if (outcome === 'clear') return 'No entries found';
  return count === 1 ? '1 entry found' : `${count} entries found`;
}

function Entry({ listing, searchedOn }: { listing: DatabaseListing; searchedOn: string }) {
  const { database, listedBy, listedOn, reason, amount, contact } = listing;
  const website = websiteOf(database);
  return (
    <li className={classes.entry}>
      <dl className={classes.facts}>
        <Fact label="Database">{website ? <Anchor href={website}>{database}</Anchor> : database}</Fact>
        <Fact label="Listed by">{listedBy}</Fact>
        <Fact label="Listed">
          <LocalDate date={listedOn} />
        </Fact>
        {amount && <Fact label="Amount">{formatMoney(centsOf(amount))}</Fact>}
        <Fact label="Reason given">{reason}</Fact>
        <Fact label="To have it corrected">{contact}</Fact>
      </dl>
      {isOutdatedListing(listing, searchedOn) && <p>{outdatedListingMessage}</p>}
    </li>
  );
}

const websiteOf = (name: string): string | undefined =>
  checkCoverage.Combined.databases.find((database) => database.name === name)?.website;

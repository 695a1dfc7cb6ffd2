import type { DatabaseListing } from 'shared-contract/tenant-check/tenant-check';
import { isOutdatedListing, outdatedListingMessage } from 'shared-contract/tenant-check/tenant-check-rules';
import { Fact, LocalDate, Money } from 'shared-ui';
import classes from './result.module.css';

type ListingEntryProps = { listing: DatabaseListing; searchedOn: string };

/** One entry of a tenancy database, with how to reach its operator. */
export function ListingEntry({ listing, searchedOn }: ListingEntryProps) {
  const { database, listedBy, listedOn, reason, amount, contact } = listing;
  return (
    <li className={classes.listing}>
      <dl className={classes.facts}>
        <Fact label="Database">{database}</Fact>
        <Fact label="Listed by">{listedBy}</Fact>
        <Fact label="Listed on">
          <LocalDate date={listedOn} />
        </Fact>
        <Fact label="Reason given">{reason}</Fact>
        {amount && (
          <Fact label="Amount">
            <Money amount={amount} />
          </Fact>
        )}
        <Fact label="How to reach the operator">{contact}</Fact>
      </dl>
      {isOutdatedListing(listing, searchedOn) && <p>{outdatedListingMessage}</p>}
    </li>
  );
}

import { Text } from '@mantine/core';
import { useResource } from 'shared-api';
import type { LedgerTransaction } from 'shared-contract/tenancy/ledger';
import { type RentAccountType, rentAccountType } from 'shared-contract/tenancy/rent-account';
import { ReverseTransaction } from 'shared-ledger';
import { CardSkeletons, FilterLinks, PagedList, QueryBoundary, Section, useDialogState } from 'shared-ui';
import { AccountLine } from './account-line.tsx';
import { rentAccountQuery } from './rent-account-queries.ts';
import classes from './rental-management.module.css';
import { type RentalSearch, rentalUrl } from './rental-search.ts';

const labels: Record<RentAccountType, string> = {
  charge: 'Rent charges',
  payment: 'Payments',
  waiver: 'Waivers',
  bond: 'Bond',
  reversal: 'Reversals',
};

type RentAccountProps = { tenancyId: string; propertyId: string; search: RentalSearch };

/** The entries of the rent account, newest first, by type and page. */
export function RentAccount({ tenancyId, propertyId, search }: RentAccountProps) {
  const [reversed, setReversed] = useDialogState<LedgerTransaction | null>(null);
  const hrefOf = (changes: Partial<RentalSearch>) =>
    rentalUrl(propertyId, { tenancyId: search.tenancyId, type: search.type, ...changes });
  return (
    <Section title="Ledger" framed>
      <FilterLinks
        label="Entries by type"
        options={rentAccountType.options}
        current={search.type}
        labelOf={(type) => labels[type]}
        hrefOf={(type) => hrefOf({ type })}
      />
      <QueryBoundary
        resetKey={`${tenancyId} ${search.type} ${search.page}`}
        fallback={<CardSkeletons shape="rows" count={6} label="Loading the ledger" />}
      >
        <Lines
          propertyId={propertyId}
          tenancyId={tenancyId}
          search={search}
          hrefOf={(page) => hrefOf({ page })}
          onReverse={setReversed}
        />
      </QueryBoundary>
      {reversed && <ReverseTransaction transaction={reversed} onClose={() => setReversed(null)} />}
    </Section>
  );
}

type LinesProps = {
  propertyId: string;
  tenancyId: string;
  search: RentalSearch;
  hrefOf: (page: number) => string;
  onReverse: (transaction: LedgerTransaction) => void;
};

function Lines({ propertyId, tenancyId, search, hrefOf, onReverse }: LinesProps) {
  const found = useResource(rentAccountQuery(tenancyId, search));
  const empty =
    search.type === null
      ? 'Rent and payments appear here from the first day of the tenancy.'
      : 'No entries of this type.';
  return (
    <PagedList collection={found} page={search.page} hrefOf={hrefOf} empty={<Text mt="md">{empty}</Text>}>
      {(lines) => (
        <ul className={classes.lines}>
          {lines.map((line) => (
            <AccountLine key={line.id} line={line} propertyId={propertyId} onReverse={onReverse} />
          ))}
        </ul>
      )}
    </PagedList>
  );
}

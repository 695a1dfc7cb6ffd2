import { Button, NativeSelect, Stack } from '@mantine/core';
import { useRef, useState } from 'react';
import { useResource } from 'shared-api';
import { addresses } from 'shared-contract/page/addresses';
import { currentTenancy } from 'shared-contract/tenancy/current-tenancy';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { nameList } from 'shared-contract/text/name-list';
import { bondLeft } from 'shared-ledger';
import { useSafeNavigate } from 'shared-platform';
import { Link } from 'shared-platform/router';
import { ThreadOf } from 'shared-thread';
import { EmptyState, formatLocalDate, QueryBoundary, statusLabel } from 'shared-ui';
import { ImportTransactions } from '../bank-import/import-transactions.tsx';
import { tenanciesQuery } from '../tenancies/tenancies-query.ts';
import { RentAccount } from './rent-account.tsx';
import { RentMonths } from './rent-months.tsx';
import { RentPosition } from './rent-position.tsx';
import { RentReminders } from './rent-reminders.tsx';
import { type RentalSearch, rentalUrl } from './rental-search.ts';

type RentalManagementProps = { propertyId: string; search: RentalSearch };

/** The rent account of one tenancy: that of the URL, else the current one, else the latest. */
export function RentalManagement({ propertyId, search }: RentalManagementProps) {
  const tenancies = useResource(tenanciesQuery(propertyId));
  const tenancy = shownTenancy(tenancies, search.tenancyId);
  const [isImporting, setIsImporting] = useState(false);
  const importButton = useRef<HTMLButtonElement>(null);
  const closeImport = () => {
    setIsImporting(false);
    importButton.current?.focus();
  };
  if (!tenancy) {
    return (
      <EmptyState
        title="No tenancy yet"
        action={
          <Button component={Link} to={addresses.tenancyAgreementCreate(propertyId)}>
            Create a tenancy agreement
          </Button>
        }
      >
        Rent, payments and the bond appear here once an agreement is signed. You see at once who is behind, and send
        receipts and reminders.
      </EmptyState>
    );
  }
  return (
    <Stack gap="lg">
      {tenancies.length > 1 && <TenancyChoice propertyId={propertyId} tenancies={tenancies} current={tenancy} />}
      <ThreadOf
        key={`thread ${tenancy.id}`}
        propertyId={propertyId}
        subject="ledger"
        objectId={tenancy.id}
        version={`${tenancy.status} ${bondLeft(tenancy)}`}
      />
      {isImporting && <ImportTransactions propertyId={propertyId} onClose={closeImport} />}
      <RentPosition
        key={tenancy.id}
        tenancy={tenancy}
        propertyId={propertyId}
        importButton={
          <Button ref={importButton} variant="default" onClick={() => setIsImporting(true)}>
            Import bank transactions
          </Button>
        }
      />
      <RentReminders key={`reminders ${tenancy.id}`} tenancy={tenancy} />
      <RentAccount tenancyId={tenancy.id} propertyId={propertyId} search={search} />
      <QueryBoundary resetKey={tenancy.id} fallback={null}>
        <RentMonths key={tenancy.id} tenancyId={tenancy.id} />
      </QueryBoundary>
    </Stack>
  );
}

export const shownTenancy = (tenancies: readonly Tenancy[], id: string | null): Tenancy | undefined =>
  tenancies.find((one) => one.id === id) ?? currentTenancy(tenancies) ?? tenancies[0];

type TenancyChoiceProps = { propertyId: string; tenancies: readonly Tenancy[]; current: Tenancy };

function TenancyChoice({ propertyId, tenancies, current }: TenancyChoiceProps) {
  const navigate = useSafeNavigate();
  return (
    <NativeSelect
      label="Tenancy"
      value={current.id}
      data={tenancies.map((one) => ({ value: one.id, label: tenancyLabel(one) }))}
      onChange={({ currentTarget }) => navigate(rentalUrl(propertyId, { tenancyId: currentTarget.value }))}
    />
  );
}

function tenancyLabel({ tenants, startDate, status }: Tenancy): string {
  const names = nameList(tenants);
  return `${names}, from ${formatLocalDate(startDate)} (${statusLabel('tenancy', status).label.toLowerCase()})`;
}

import { Button, Stack, Text } from '@mantine/core';
import { useEffect, useRef, useState } from 'react';
import { useResource } from 'shared-api';
import { amountOf, centsOf } from 'shared-contract/money/money';
import { ownerShares } from 'shared-contract/property/owner-shares';
import { type PropertyOwner, shareText } from 'shared-contract/property/property-owners';
import type { PropertyReport } from 'shared-contract/property/property-report';
import { CardSkeletons, QueryBoundary, Section } from 'shared-ui';
import { AmountTable } from '../charts/amount-table.tsx';
import { OwnersForm } from './owners-form.tsx';
import { ownersQuery } from './owners-query.ts';

type OwnersSectionProps = { propertyId: string; report: PropertyReport };

/** The owners of a property, and what each has of the year's income, expenses and net result. */
export function OwnersSection(props: OwnersSectionProps) {
  return (
    <Section title="Owners and shares" framed>
      <Stack gap="md">
        <Text size="sm" c="dimmed">
          Rent and expenses are divided by legal ownership on the title, not by who received or paid the money (ATO,
          “Co-ownership of rental property”).
        </Text>
        <QueryBoundary
          resetKey={props.propertyId}
          fallback={<CardSkeletons shape="rows" count={2} label="Loading the owners" />}
        >
          <Owners {...props} />
        </QueryBoundary>
      </Stack>
    </Section>
  );
}

function Owners({ propertyId, report }: OwnersSectionProps) {
  const latest = useResource(ownersQuery(propertyId));
  // The form saves with the tag of the owners that it opened with, also when later ones have been loaded since.
  const [edited, setEdited] = useState<typeof latest | null>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(0);
  // The button that was pressed in the form is gone.
  useEffect(() => {
    if (closed > 0) button.current?.focus();
  }, [closed]);
  if (edited) {
    const close = () => {
      setEdited(null);
      setClosed((count) => count + 1);
    };
    return <OwnersForm propertyId={propertyId} owners={edited.value.owners} etag={edited.etag} onClose={close} />;
  }
  const { owners } = latest.value;
  const isEmpty = owners.length === 0;
  return (
    <Stack gap="md">
      {isEmpty ? (
        <Text>No owners entered, so the report is for one owner with 100%.</Text>
      ) : (
        <Shares owners={owners} report={report} />
      )}
      <div>
        <Button ref={button} variant="default" onClick={() => setEdited(latest)}>
          {isEmpty ? 'Add owners' : 'Change owners'}
        </Button>
      </div>
    </Stack>
  );
}

function Shares({ owners, report }: { owners: readonly PropertyOwner[]; report: PropertyReport }) {
  const shares = ownerShares(owners, {
    incomeCents: centsOf(report.income),
    byLabel: report.byLabel.map(({ label, rentalAmount }) => ({ label, rentalCents: centsOf(rentalAmount) })),
  });
  return (
    <AmountTable
      columns={['Owner', 'Rent received', 'Expenses', 'Net']}
      rows={shares.map(({ owner: { name, share }, incomeCents, expenseCents, netCents }, index) => ({
        key: String(index),
        name: `${name}, ${shareText(share)}`,
        amounts: [incomeCents, expenseCents, netCents].map(amountOf),
      }))}
    />
  );
}

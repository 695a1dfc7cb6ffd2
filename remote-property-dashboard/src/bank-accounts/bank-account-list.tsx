import { Button, Group, Stack } from '@mantine/core';
import IconBuildingBank from '@tabler/icons-react/dist/esm/icons/IconBuildingBank.mjs';
import { useEffect, useRef, useState } from 'react';
import { useResource } from 'shared-api';
import { CardSkeletons, EmptyState, QueryBoundary } from 'shared-ui';
import { AbaFileForm } from '../aba-file/aba-file-form.tsx';
import { AddAccount } from './add-account.tsx';
import { BankAccountCard } from './bank-account-card.tsx';
import classes from './bank-accounts.module.css';
import { bankAccountsQuery } from './bank-accounts-query.ts';
import { EditAccount } from './edit-account.tsx';

/** The accounts of a property. One form is open at a time: that of an account, or that of a payment file. */
export function BankAccountList({ propertyId }: { propertyId: string }) {
  const accounts = useResource(bankAccountsQuery(propertyId));
  const [open, setOpen] = useState<'new' | 'aba' | { id: string } | null>(null);
  const addButton = useRef<HTMLButtonElement>(null);
  const [closed, setClosed] = useState(0);
  // The control that had the focus is gone, so the focus moves to the button that is always there.
  useEffect(() => {
    if (closed > 0) addButton.current?.focus();
  }, [closed]);
  const close = () => {
    setOpen(null);
    setClosed((count) => count + 1);
  };
  // An account that was removed elsewhere has no form.
  const editedId = accounts.find(({ id }) => typeof open === 'object' && id === open?.id)?.id ?? null;
  const hasForm = open === 'new' || (open === 'aba' && accounts.length > 0) || editedId !== null;
  const isEmpty = accounts.length === 0;
  const add = hasForm ? null : (
    <Button ref={addButton} variant={isEmpty ? 'filled' : 'default'} onClick={() => setOpen('new')}>
      Add account
    </Button>
  );
  if (isEmpty && !hasForm)
    return (
      <EmptyState icon={<IconBuildingBank size={28} stroke={1.5} />} title="No bank accounts yet" action={add}>
        Add the account that receives the rent, so that agreements and receipts show your tenant where to pay, and the
        one that pays the expenses.
      </EmptyState>
    );
  return (
    <Stack gap="lg" maw={720}>
      {!isEmpty && (
        <ul className={classes.list} aria-label="Bank accounts">
          {accounts.map((account) => (
            <li key={account.id}>
              {account.id === editedId ? (
                <QueryBoundary fallback={<CardSkeletons shape="rows" count={1} label="Loading the account" />}>
                  <EditAccount id={account.id} onClose={close} />
                </QueryBoundary>
              ) : (
                <BankAccountCard
                  account={account}
                  propertyId={propertyId}
                  onEdit={() => setOpen({ id: account.id })}
                  onRemoved={() => setClosed((count) => count + 1)}
                />
              )}
            </li>
          ))}
        </ul>
      )}
      {open === 'new' && <AddAccount propertyId={propertyId} others={accounts} onClose={close} />}
      {open === 'aba' && !isEmpty && (
        <QueryBoundary fallback={<CardSkeletons shape="rows" count={3} label="Loading the form" />}>
          <AbaFileForm propertyId={propertyId} accounts={accounts} onClose={close} />
        </QueryBoundary>
      )}
      {add && (
        <Group gap="sm">
          {add}
          {!isEmpty && (
            <Button variant="default" onClick={() => setOpen('aba')}>
              Pay with an ABA file
            </Button>
          )}
        </Group>
      )}
    </Stack>
  );
}

import { type BankAccount, maskAccountNumber, tidyBankAccount } from 'shared-contract/money/bank-account';
import type { BankAccountResource } from 'shared-contract/property/bank-account';
import type { BackendConfig } from '../config.ts';
import { findMasterKeys } from '../encryption/configured-keys.ts';
import { type Sealed, seal, unseal } from '../encryption/seal.ts';
import { rowContext } from '../encryption/sealed-tables.ts';
import { identity } from '../http/json-ld.ts';
import { propertyPath } from '../properties/property-resource.ts';
import { bankAccounts } from './bank-account-table.ts';

export const bankAccountPath = '/api/bank-accounts';

export type BankAccountRow = typeof bankAccounts.$inferSelect;

const contextOf = (id: string) => rowContext(bankAccounts, id);

/** Encrypts the details of an account for the row with this id. */
export const sealDetails = (config: BackendConfig, id: string, details: BankAccount): Sealed =>
  seal(findMasterKeys(config), contextOf(id), JSON.stringify(tidyBankAccount(details)));

export const unsealDetails = (config: BackendConfig, row: BankAccountRow): BankAccount =>
  JSON.parse(unseal(findMasterKeys(config), contextOf(row.id), row));

/** Returns the account as every response contains it, with a masked number. */
export function bankAccountResource(config: BackendConfig, row: BankAccountRow): BankAccountResource {
  const { name, bsb, number } = unsealDetails(config, row);
  return {
    ...identity(bankAccountPath, 'BankAccount', row.id),
    property: `${propertyPath}/${row.propertyId}`,
    name,
    bsb,
    maskedNumber: maskAccountNumber(number),
    receivesRent: row.receivesRent,
    paysExpenses: row.paysExpenses,
    createdAt: row.createdAt.toISOString(),
  };
}

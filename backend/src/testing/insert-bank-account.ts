import { randomUUID } from 'node:crypto';
import type { BankAccount } from 'shared-contract/money/bank-account';
import { sealDetails } from '../bank-accounts/bank-account-details.ts';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import { readConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { storedRow } from '../database/single-row.ts';
import { testEncryptionKeys } from './encryption-keys.ts';

type Insert = typeof bankAccounts.$inferInsert;
type Values = Pick<Insert, 'ownerId' | 'propertyId'> & Partial<Insert> & Partial<BankAccount>;

/** By default "O Nguyen", BSB 063-000, number 00123456, without a use. The test's keys encrypt it. */
export function insertBankAccount(
  database: Database,
  { name = 'O Nguyen', bsb = '063-000', number = '00123456', ...values }: Values,
) {
  const config = readConfig({ ENCRYPTION_KEYS: testEncryptionKeys });
  const id = values.id ?? randomUUID();
  const sealed = sealDetails(config, id, { name, bsb, number });
  const row = { receivesRent: false, paysExpenses: false, ...values, ...sealed, id };
  return storedRow(database.insert(bankAccounts).values(row).returning(), 'bank account');
}

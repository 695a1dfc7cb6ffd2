import { accountEnding } from 'shared-contract/money/bank-account';
import { unsealDetails } from '../bank-accounts/bank-account-details.ts';
import { bankAccounts } from '../bank-accounts/bank-account-table.ts';
import type { BackendConfig } from '../config.ts';
import { firstRow } from '../database/single-row.ts';
import { isOwn, type ReadScope } from '../owned-rows/owned-rows.ts';
import type { TenancyRow } from '../tenancies/tenancy-store.ts';

/**
 * Returns the account into which the tenants pay: the one that their agreement names. Without an agreement it is the
 * account of the property that receives rent. The text has only the end of the number, because it is stored and mailed
 * (decision 40). Null when no account is known, and when the agreement has other ways to pay.
 */
export async function rentAccountText(
  { database, owner, config }: ReadScope & { config: BackendConfig },
  { row: { propertyId, agreementId }, terms }: Pick<TenancyRow, 'row' | 'terms'>,
): Promise<string | null> {
  if (agreementId !== null) {
    const { paymentAccount: agreed, paymentMethods = [] } = terms;
    if (!agreed || !paymentMethods.includes('bankTransfer')) return null;
    return `${agreed.name}, the account in your agreement that ends in ${accountEnding(agreed.number)}`;
  }
  const account = await firstRow(
    database
      .select()
      .from(bankAccounts)
      .where(isOwn(bankAccounts, owner, { propertyId, receivesRent: true })),
  );
  if (!account) return null;
  const { name, number } = unsealDetails(config, account);
  return `${name}, the account that ends in ${accountEnding(number)}`;
}

import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { LedgerAccount, LedgerTransaction } from 'shared-contract/tenancy/ledger';
import classes from './rental-management.module.css';

const accounts: Record<LedgerAccount, string> = {
  rentDue: 'Rent owed to you',
  rentIncome: 'Rent income',
  bank: 'Your bank account',
  bondDue: 'Bond owed to you',
  bondHeld: 'Bond held by you',
  bondLodged: 'Bond lodged with the authority',
};

/** The entries of a transaction. Debits and credits have the same sum (V31). */
export function TransactionEntries({ entries }: Pick<LedgerTransaction, 'entries'>) {
  return (
    <table className={classes.entries}>
      <thead>
        <tr>
          <th scope="col">Account</th>
          <th scope="col">Debit</th>
          <th scope="col">Credit</th>
        </tr>
      </thead>
      <tbody>
        {entries.map(({ account, amount }) => {
          const cents = centsOf(amount);
          return (
            <tr key={account}>
              <th scope="row">{accounts[account as LedgerAccount] ?? 'Other account'}</th>
              <td>{cents > 0 && formatMoney(cents)}</td>
              <td>{cents < 0 && formatMoney(-cents)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

import { centsOf, formatMoney } from 'shared-contract/money/money';
import classes from './charts.module.css';

type AmountTableProps = {
  /** The heading of the names, then those of the amounts. */
  columns: readonly string[];
  /** Amounts are decimal strings. */
  rows: readonly { key: string; name: string; amounts: readonly string[]; isTotal?: boolean }[];
};

/** A table of names and amounts. On a narrow screen more than two amounts are stacked below their name. */
export function AmountTable({ columns, rows }: AmountTableProps) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: people without a mouse scroll the table with the arrow keys.
    <section className={classes.scroll} tabIndex={0} aria-label={columns.join(', ')}>
      <table className={classes.table} data-stacks={columns.length > 3 || undefined}>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, name, amounts, isTotal = false }) => (
            <tr key={key} data-total={isTotal || undefined}>
              <th scope="row">{name}</th>
              {amounts.map((amount, index) => (
                <td key={columns[index + 1]} data-label={columns[index + 1]}>
                  {formatMoney(centsOf(amount))}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

import type { ReactNode } from 'react';
import classes from './figures.module.css';

type FigureTableProps = {
  /** Accessible name. */
  label: string;
  /** The heading of the names, then those of the figures. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
};

/**
 * A table of names and figures. On a phone, CSS stacks the figures below their name. The explicit roles make sure that
 * screen readers still announce a table.
 */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
    <table role="table" className={classes.table} aria-label={label}>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
      <thead role="rowgroup">
        {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
        <tr role="row">
          {columns.map((column) => (
            // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
            <th key={column} role="columnheader" scope="col">
              {column}
            </th>
          ))}
        </tr>
      </thead>
      {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
      <tbody role="rowgroup">
        {rows.map(({ name, figures }) => (
          // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
          <tr key={name} role="row">
            {/* biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role. */}
            <th role="rowheader" scope="row">
              {name}
            </th>
            {figures.map((figure, index) => (
              // biome-ignore lint/a11y/noRedundantRoles: on a phone, CSS removes the implicit role.
              <td key={columns[index + 1]} role="cell" data-label={columns[index + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

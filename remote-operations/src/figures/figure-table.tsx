import type { ReactNode } from 'react';
import classes from './figures.module.css';

type FigureTableProps = {
  /** Accessible name. */
  label: string;
  /** The heading of the names, then those of the figures. */
  columns: readonly string[];
  rows: readonly { name: string; figures: readonly ReactNode[] }[];
};

/** A table of names and figures. On a phone the figures are stacked below their name. */
export function FigureTable({ label, columns, rows }: FigureTableProps) {
  return (
    <table className={classes.table} aria-label={label}>
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
        {rows.map(({ name, figures }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {figures.map((figure, index) => (
              <td key={columns[index + 1]} data-label={columns[index + 1]}>
                {figure}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  );
}

/** Splits the items of a grid into rows. */
export function gridRows<T>(items: readonly T[], columns: number): T[][] {
  const count = Math.ceil(items.length / columns);
  return Array.from({ length: count }, (_, row) => items.slice(row * columns, (row + 1) * columns));
}

/**
 * Returns the position of an item that was dropped in a row of a grid with `count` items. A row takes one item more
 * while the item is over it, so the column can be behind the last one.
 */
export function gridPosition(row: number, column: number, columns: number, count: number): number {
  return Math.min(row * columns + Math.min(column, columns - 1), count - 1);
}

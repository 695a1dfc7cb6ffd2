import type { Range } from '../owned-rows/owned-rows.ts';

export type Find<Row> = (range: Range) => PromiseLike<Row[]>;

/** For rows of which a user has few, so that all of them are one page. */
export const onePage =
  <Row>(find: () => PromiseLike<Row[]>): Find<Row> =>
  async ({ offset }) =>
    offset === 0 ? find() : [];

const batch = 100;

/** Yields the resources of all rows. Reads them in batches, so that an export of any size needs little memory. */
export async function* inBatches<Row>(
  find: Find<Row>,
  resource: (row: Row) => object | Promise<object>,
): AsyncIterable<object> {
  for (let offset = 0; ; offset += batch) {
    const rows = await find({ limit: batch, offset });
    for (const row of rows) yield await resource(row);
    if (rows.length < batch) return;
  }
}

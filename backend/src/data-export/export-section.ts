import { type Find, inBatches } from './in-batches.ts';

export type ExportSection = {
  /** The name of the file, without `.json`. */
  name: string;
  /** Describes the content to the user. */
  description: string;
  rows: () => AsyncIterable<object>;
};

export const section = <Row>(
  name: string,
  description: string,
  find: Find<Row>,
  resource: (row: Row) => object | Promise<object>,
): ExportSection => ({ name, description, rows: () => inBatches(find, resource) });

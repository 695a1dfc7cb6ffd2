import type { ListingMark, ListingMarkFields } from 'shared-contract/listing/listing-mark';
import { identity } from '../http/json-ld.ts';
import { listingPath } from '../listings/listing-resource.ts';
import type { listingMarks } from './listing-mark-table.ts';

export const listingMarkPath = '/api/listing-marks';

export type ListingMarkRow = typeof listingMarks.$inferSelect;

export function listingMarkResource(row: ListingMarkRow): ListingMark {
  return {
    ...identity(listingMarkPath, 'ListingMark', row.listingId),
    listing: `${listingPath}/${row.listingId}`,
    ...fieldsOf(row),
  };
}

export function fieldsOf({ savedAt, hiddenAt, note, noteAt }: ListingMarkRow): ListingMarkFields {
  const text = (at: Date | null) => at?.toISOString() ?? null;
  return { savedAt: text(savedAt), hiddenAt: text(hiddenAt), note, noteAt: text(noteAt) };
}

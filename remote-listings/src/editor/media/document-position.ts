import type { OwnersListingAsset } from 'shared-contract/listing/listing-asset';

type Document = Pick<OwnersListingAsset, 'id' | 'isPublic'>;

/**
 * Returns the position, from 1, that a document gets among all documents of the listing when the user drops it at an
 * index of the list of public or other documents. Both lists show the documents in this order.
 */
export function documentPosition(
  documents: readonly Document[],
  moved: Document,
  { isPublic, index }: { isPublic: boolean; index: number },
): number {
  const others = documents.filter(({ id }) => id !== moved.id);
  const list = others.filter((document) => document.isPublic === isPublic);
  const next = list[index];
  const last = list.at(-1);
  if (next) return others.indexOf(next) + 1;
  return last ? others.indexOf(last) + 2 : others.length + 1;
}

import { Text } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { documentsQuery } from '../documents/document-queries.ts';

/** Says how many documents in the bin are deleted with the property. */
export function BinNotice({ propertyId }: { propertyId: string }) {
  const bin = documentsQuery(propertyId, { category: null, isBin: true, page: 1 });
  // Always loaded again, because another device can have moved a document to the bin.
  const { data, isPending } = useQuery({ ...bin, staleTime: 0 });
  if (isPending) return <Text>Checking for documents in the bin…</Text>;
  if (!data) return <Text>Documents in its bin will be deleted too.</Text>;
  if (data.totalItems === 0) return null;
  const count = data.totalItems === 1 ? '1 document' : `${data.totalItems} documents`;
  return <Text>{count} in its bin will be deleted too.</Text>;
}

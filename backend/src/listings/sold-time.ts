import type { listings } from './listing-table.ts';

/**
 * Returns when a listing was sold; null for others. A listing cannot be edited after it was sold, so `updatedAt` is the
 * time of a sale that the previous backend stored during a deployment, without `soldAt`.
 */
export const soldTimeOf = ({
  soldAt,
  status,
  updatedAt,
}: Pick<typeof listings.$inferSelect, 'soldAt' | 'status' | 'updatedAt'>): Date | null =>
  soldAt ?? (status === 'sold' ? updatedAt : null);

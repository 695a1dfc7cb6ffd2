import { conflict } from '../http/problem.ts';

/** @throws Problem 409 for a document in the bin, which cannot be changed */
export function requireOutsideBin({ deletedAt }: { deletedAt: Date | null }): void {
  if (deletedAt !== null) throw conflict('in-bin', 'This document is in the bin. Restore it first.');
}

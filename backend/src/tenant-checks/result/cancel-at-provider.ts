import type { ProviderContext } from '../../payments/money-context.ts';
import { type CheckProvider, CheckProviderRejection } from '../provider/check-provider.ts';
import { type FoundCheck, lockCheck, updateCheck } from '../tenant-check-store.ts';

/**
 * Cancels a check at the provider that was withdrawn after it may have been sent. `sentAt` of a withdrawn check means
 * that this is still to do.
 */
export async function cancelAtProvider(
  { transact }: ProviderContext,
  provider: CheckProvider,
  { row }: FoundCheck,
): Promise<void> {
  if (row.sentAt === null) return;
  // The response to the request may have been lost, so the provider can have the check without our knowing its id.
  const id = row.providerReference ?? (await provider.find(row.id))?.id ?? null;
  if (id !== null) await cancelOnce(provider, id);
  await transact(async ({ database, now }) => {
    const found = await lockCheck(database, row.id);
    if (found.row.version !== row.version) return;
    await updateCheck({ database, now }, row, { sentAt: null, providerReference: null });
  });
}

/** A provider that doesn't know the check, or has finished it, has nothing left to cancel. */
export async function cancelOnce(provider: CheckProvider, id: string): Promise<void> {
  try {
    await provider.cancel(id);
  } catch (error) {
    if (!(error instanceof CheckProviderRejection)) throw error;
  }
}

import { asc, eq } from 'drizzle-orm';
import type { ProviderContext } from '../../payments/money-context.ts';
import { type CheckProvider, CheckProviderRejection } from '../provider/check-provider.ts';
import { createCheckProvider } from '../provider/configured-check-provider.ts';
import { type FoundCheck, lockCheck, updateCheck } from '../tenant-check-store.ts';
import { tenantCheckCancellations } from '../tenant-check-table.ts';

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
  await cancelIfKnown(provider, row.id, row.providerReference);
  await transact(async ({ database, now }) => {
    const found = await lockCheck(database, row.id);
    if (found.row.version !== row.version) return;
    await updateCheck({ database, now }, row, { sentAt: null, providerReference: null });
  });
}

/** Cancels destroyed checks at the provider. Returns the errors of those that the next run tries again. */
export async function cancelDestroyed({ database, config }: ProviderContext): Promise<unknown[]> {
  const waiting = await database
    .select()
    .from(tenantCheckCancellations)
    .orderBy(asc(tenantCheckCancellations.createdAt));
  const failures: unknown[] = [];
  for (const { reference, providerReference } of waiting) {
    try {
      await cancelIfKnown(createCheckProvider(config), reference, providerReference);
      await database.delete(tenantCheckCancellations).where(eq(tenantCheckCancellations.reference, reference));
    } catch (error) {
      failures.push(error);
    }
  }
  return failures;
}

/** A provider that doesn't know the check, or has finished it, has nothing left to cancel. */
async function cancelIfKnown(provider: CheckProvider, reference: string, known: string | null): Promise<void> {
  // The response to the request may have been lost, so the provider can have the check without our knowing its id.
  const id = known ?? (await provider.find(reference))?.id ?? null;
  if (id === null) return;
  try {
    await provider.cancel(id);
  } catch (error) {
    if (!(error instanceof CheckProviderRejection)) throw error;
  }
}

import * as z from 'zod/mini';
import { type PageInput, page, remoteName } from './page.ts';
import { pathClaims } from './path-claims.ts';

export const remoteDefinition = z.object({ name: remoteName, pages: z.array(page).check(z.minLength(1)) });
export type RemoteDefinition = z.infer<typeof remoteDefinition>;

/**
 * Validates a remote's page table and returns it with default values filled in. Each `remote.ts` calls this function,
 * so an invalid table fails the build and the tests that load the file.
 * @throws Error that names the page and the wrong field, or the two pages that claim the same path
 */
export function defineRemote(definition: { name: string; pages: readonly PageInput[] }): RemoteDefinition {
  const parsed = remoteDefinition.safeParse(definition);
  if (!parsed.success) throw new Error(`remote.ts of ${definition.name}: ${z.prettifyError(parsed.error)}`);
  const clash = pathClaims([parsed.data])[0];
  if (clash) throw new Error(`remote.ts of ${definition.name}: ${clash}`);
  return parsed.data;
}

import * as z from 'zod/mini';
import { type MountContract, mount } from './mount.ts';
import { type Budgets, budgets, type Owner, owner } from './ownership.ts';
import { type PageInput, page, remoteName } from './page.ts';
import { pathClaims } from './path-claims.ts';

export const remoteDefinition = z.object({
  name: remoteName,
  owner,
  budgets,
  mount,
  pages: z.array(page).check(z.minLength(1)),
});
export type RemoteDefinition = z.infer<typeof remoteDefinition>;

/**
 * Validates a remote's definition and returns it with default values filled in. Each `remote.ts` calls this function,
 * so an invalid definition fails the build and the tests that load the file.
 * @throws Error that names the page and the wrong field, the two pages that claim the same path, or the page of a
 * budget that does not exist
 */
export function defineRemote(definition: {
  name: string;
  owner: Owner;
  budgets: Budgets;
  mount?: MountContract;
  pages: readonly PageInput[];
}): RemoteDefinition {
  const parsed = remoteDefinition.safeParse(definition);
  if (!parsed.success) throw new Error(`remote.ts of ${definition.name}: ${z.prettifyError(parsed.error)}`);
  const clash = pathClaims([parsed.data])[0];
  if (clash) throw new Error(`remote.ts of ${definition.name}: ${clash}`);
  const names = new Set(parsed.data.pages.map((row) => row.page));
  const unknown = Object.keys(parsed.data.budgets.pages ?? {}).find((name) => !names.has(name));
  if (unknown) throw new Error(`remote.ts of ${definition.name}: budgets.pages names "${unknown}", which is no page`);
  return parsed.data;
}

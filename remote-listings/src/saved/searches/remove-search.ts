import { toast } from 'shared-platform';
import type { StoredSearch } from './guest-searches.ts';
import { searchActions } from './search-actions.ts';

/** Deletes a saved search and offers Undo. Resolves to whether it was deleted. */
export async function removeSearch(search: StoredSearch): Promise<boolean> {
  if (!(await searchActions.remove(search.id))) return false;
  const undo = () => void searchActions.add(search);
  toast.info(`Deleted: ${search.name}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  return true;
}

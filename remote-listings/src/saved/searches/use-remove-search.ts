import { toast } from 'shared-platform';
import type { StoredSearch } from './guest-searches.ts';
import { useSearchActions } from './use-saved-searches.ts';

/** Deletes a saved search and offers Undo. */
export function useRemoveSearch(): (search: StoredSearch) => Promise<void> {
  const { add, remove } = useSearchActions();
  return async (search) => {
    if (!(await remove(search.id))) return;
    const undo = () => void add(search);
    toast.info(`Deleted: ${search.name}`, { timeout: 10_000, action: { label: 'Undo', run: undo } });
  };
}

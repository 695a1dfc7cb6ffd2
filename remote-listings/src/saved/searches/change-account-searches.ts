import { editMembers, loadResource, queryClient, rejectionReason } from 'shared-api';
import { toast } from 'shared-platform';
import { notifyOtherTabs } from '../other-tabs.ts';
import { accountSearchesQuery, savedSearchPath } from './account-searches.ts';
import type { SearchesChange } from './guest-searches.ts';

/**
 * Shows a change of the saved searches at once and sends it. If the request fails, undoes the change and shows a
 * message.
 * @returns whether the change was saved
 */
export async function changeAccountSearches(change: SearchesChange, send: () => Promise<unknown>): Promise<boolean> {
  let undo = () => {};
  try {
    await loadResource(accountSearchesQuery);
    await queryClient().cancelQueries({ queryKey: accountSearchesQuery.queryKey });
    undo = editMembers(accountSearchesQuery, (searches) =>
      change(searches).map((one) => ({
        '@id': savedSearchPath(one.id),
        '@type': 'SavedSearch',
        alert: 'off',
        ...one,
      })),
    );
    await send();
    notifyOtherTabs('saved-searches');
    return true;
  } catch (error) {
    undo();
    toast.error(
      rejectionReason(error, { status: 422 }) ?? 'We couldn’t save that. Check your connection and try again.',
    );
    return false;
  }
}

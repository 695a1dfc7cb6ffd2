/**
 * Gives the history entry of a new document a key of its own, as React Router's framework mode does. Otherwise all
 * these entries have the key `default`, and a page that is opened by its address starts where the last one was
 * scrolled.
 */
export function giveEntryAKey(history: Pick<History, 'state' | 'replaceState'>): void {
  if (!history.state?.key) history.replaceState({ ...history.state, key: crypto.randomUUID() }, '');
}

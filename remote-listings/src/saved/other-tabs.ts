import { invalidateResources } from 'shared-api';

const kinds = ['listing-marks', 'saved-searches'] as const;
type Kind = (typeof kinds)[number];

let channel: BroadcastChannel | null = null;

/**
 * Fetches the account's marks or searches again when another tab has changed them. The other tab's message has only the
 * name of what has changed, no data.
 */
export function listenToOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('verandah-account-changes');
  channel.addEventListener('message', ({ data }) => {
    const kind = kinds.find((one) => one === data);
    if (kind) void invalidateResources([`/api/${kind}`]);
  });
}

export function notifyOtherTabs(kind: Kind): void {
  listenToOtherTabs();
  channel?.postMessage(kind);
}

import { invalidateResources } from 'shared-api';

const kinds = ['listing-marks', 'saved-searches'] as const;
type Kind = (typeof kinds)[number];

let channel: BroadcastChannel | null = null;

/** Another tab that changes what the account keeps says so, never what it is: this one asks again. */
export function listenToOtherTabs(): void {
  if (channel || typeof BroadcastChannel === 'undefined') return;
  channel = new BroadcastChannel('verandah-kept');
  channel.addEventListener('message', ({ data }) => {
    const kind = kinds.find((one) => one === data);
    if (kind) void invalidateResources([`/api/${kind}`]);
  });
}

export function notifyOtherTabs(kind: Kind): void {
  listenToOtherTabs();
  channel?.postMessage(kind);
}

import { useSyncExternalStore } from 'react';
import { useUnsavedWork } from 'shared-platform';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

const queues = new Map<string, UploadQueue>();

/** The one queue to an address. `onUploaded` reads again what a file that arrived has changed. */
export function useUploads(path: string, onUploaded: () => Promise<unknown>): [readonly UploadItem[], UploadQueue] {
  const queue = queues.get(path) ?? createUploadQueue(path, onUploaded);
  queues.set(path, queue);
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const under = items.filter(({ state }) => state.kind === 'waiting' || state.kind === 'sending').length;
  useUnsavedWork({
    id: `uploads-${path}`,
    dirty: under > 0,
    description: under === 1 ? 'a file that is being uploaded' : `${under} files that are being uploaded`,
  });
  return [items, queue];
}

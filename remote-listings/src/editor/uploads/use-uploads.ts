import { useSyncExternalStore } from 'react';
import { useUnsavedWork } from 'shared-platform';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

const queues = new Map<string, UploadQueue>();

/** Returns the uploads to a URL and their queue. `onUploaded` fetches again what an upload has changed. */
export function useUploads(path: string, onUploaded: () => Promise<unknown>): [readonly UploadItem[], UploadQueue] {
  const queue = queues.get(path) ?? createUploadQueue(path, onUploaded);
  queues.set(path, queue);
  const items = useSyncExternalStore(queue.subscribe, queue.snapshot);
  const activeCount = items.filter(({ state }) => state.kind === 'waiting' || state.kind === 'sending').length;
  useUnsavedWork({
    id: `uploads-${path}`,
    dirty: activeCount > 0,
    description: activeCount === 1 ? 'a file that is being uploaded' : `${activeCount} files that are being uploaded`,
  });
  return [items, queue];
}

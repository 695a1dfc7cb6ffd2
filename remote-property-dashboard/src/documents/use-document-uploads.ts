import { useSyncExternalStore } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { createUploadQueue, type UploadItem, type UploadQueue } from 'shared-editor';
import { registerUnsavedWork } from 'shared-platform';

type Uploads = {
  propertyId: string;
  /** The URL to which the files are uploaded. */
  path: string;
  /** Returns the parameters of a file, in addition to its name. */
  queryOf: (kind: string) => Record<string, string>;
  /** Fetches again what an upload has changed. */
  onUploaded: () => Promise<unknown>;
};

const queues = new Map<string, UploadQueue>();

/** Returns the uploads to a URL, and their queue. They continue while the user opens other documents. */
export function useDocumentUploads(uploads: Uploads): [readonly UploadItem[], UploadQueue] {
  const queue = queues.get(uploads.path) ?? startQueue(uploads);
  return [useSyncExternalStore(queue.subscribe, queue.snapshot), queue];
}

// The files are sent unchanged, not as smaller photos, because a document can be evidence.
function startQueue({ propertyId, path, queryOf, onUploaded }: Uploads): UploadQueue {
  const queue = createUploadQueue({ path, queryOf, onUploaded });
  queues.set(path, queue);
  let count = 0;
  let release = () => {};
  queue.subscribe(() => {
    const open = queue.snapshot().filter(({ state }) => state.kind !== 'rejected').length;
    if (open === count) return;
    count = open;
    release();
    release = open === 0 ? () => {} : registerUnsavedWork(unsavedUploads(path, propertyId, open));
  });
  return queue;
}

const unsavedUploads = (path: string, propertyId: string, count: number) => ({
  id: `uploads-${path}`,
  description: count === 1 ? 'a file that isn’t uploaded yet' : `${count} files that aren’t uploaded yet`,
  isPersisted: false,
  within: addresses.documents(propertyId),
});

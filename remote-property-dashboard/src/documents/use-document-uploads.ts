import { useSyncExternalStore } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import { confirmLeaving, createUploadQueue, type UploadItem, type UploadQueue } from 'shared-editor';

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
  confirmLeaving(queue, { id: `uploads-${path}`, within: addresses.documents(propertyId) });
  return queue;
}

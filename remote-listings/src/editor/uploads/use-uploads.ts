import { useSyncExternalStore } from 'react';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { setUnsaved } from 'shared-editor';
import { registerUnsavedWork } from 'shared-platform';
import { createUploadQueue, type UploadItem, type UploadQueue } from './upload-queue.ts';

type Uploads = {
  /** The URL to which the files are uploaded. */
  path: string;
  /** The listing that is edited, and the step with the uploads. */
  listingId: string;
  step: ListingEditStep;
  /** Fetches again what an upload has changed. */
  onUploaded: () => Promise<unknown>;
};

const queues = new Map<string, UploadQueue>();

/** Returns the uploads to a URL and their queue. */
export function useUploads(uploads: Uploads): [readonly UploadItem[], UploadQueue] {
  const queue = queues.get(uploads.path) ?? startQueue(uploads);
  return [useSyncExternalStore(queue.subscribe, queue.snapshot), queue];
}

function startQueue(uploads: Uploads): UploadQueue {
  const queue = createUploadQueue(uploads.path, uploads.onUploaded);
  queues.set(uploads.path, queue);
  markUnsaved(queue, uploads);
  return queue;
}

/**
 * Marks the step as unsaved until every file is uploaded or dismissed, also while the user is on another step. Before
 * the user leaves the editor, a dialog asks for confirmation.
 */
function markUnsaved(queue: UploadQueue, { path, listingId, step }: Uploads): void {
  let marked = 0;
  let release = () => {};
  queue.subscribe(() => {
    const count = queue.snapshot().filter(({ state }) => state.kind !== 'rejected').length;
    if (count === marked) return;
    marked = count;
    release();
    setUnsaved({ id: listingId, step, form: path }, count > 0);
    if (count > 0) release = registerUnsavedWork(unsavedUploads(path, listingId, count));
  });
}

function unsavedUploads(path: string, listingId: string, count: number) {
  return {
    id: `uploads-${path}`,
    description: count === 1 ? 'a file that isn’t uploaded yet' : `${count} files that aren’t uploaded yet`,
    isPersisted: false,
    within: addresses.listingEdit(listingId),
  };
}

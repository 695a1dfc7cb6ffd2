import { useSyncExternalStore } from 'react';
import { addresses, type ListingEditStep } from 'shared-contract/page/addresses';
import { confirmLeaving, createUploadQueue, setUnsaved, type UploadItem, type UploadQueue } from 'shared-editor';
import { shrinkPhoto } from './shrink-photo.ts';

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

/** Listings of one property upload their proofs of ownership to the same URL, so the key also names the listing. */
const keyOf = ({ listingId, path }: Uploads) => `${listingId} ${path}`;

/** Returns the uploads of a step to a URL, and their queue. */
export function useUploads(uploads: Uploads): [readonly UploadItem[], UploadQueue] {
  const queue = queues.get(keyOf(uploads)) ?? startQueue(uploads);
  return [useSyncExternalStore(queue.subscribe, queue.snapshot), queue];
}

function startQueue(uploads: Uploads): UploadQueue {
  const { path, onUploaded } = uploads;
  const queue = createUploadQueue({ path, queryOf: (kind) => ({ kind }), prepare: shrinkPhoto, onUploaded });
  queues.set(keyOf(uploads), queue);
  markUnsaved(queue, uploads);
  return queue;
}

/**
 * Marks the step as unsaved until every file is uploaded or dismissed, also while the user is on another step. Before
 * the user leaves the editor, a dialog asks for confirmation.
 */
function markUnsaved(queue: UploadQueue, uploads: Uploads): void {
  const { path, listingId, step } = uploads;
  confirmLeaving(queue, {
    id: `uploads-${keyOf(uploads)}`,
    within: addresses.listingEdit(listingId),
    onCount: (count) => setUnsaved({ id: listingId, step, form: path }, count > 0),
  });
}

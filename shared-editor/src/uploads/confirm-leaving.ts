import { registerUnsavedWork } from 'shared-platform';
import type { UploadQueue } from './upload-queue.ts';

type OpenUploads = {
  /** Names the queue among all unsaved work. */
  id: string;
  /** The path within which the user can move without a question. */
  within: string;
  /** Receives how many files are not uploaded yet, at each change. */
  onCount?: (count: number) => void;
};

/** Asks for confirmation before the user leaves while a file of the queue is neither uploaded nor dismissed. */
export function confirmLeaving(queue: UploadQueue, { id, within, onCount }: OpenUploads): void {
  let count = 0;
  let release = () => {};
  queue.subscribe(() => {
    const open = queue.snapshot().filter(({ state }) => state.kind !== 'rejected').length;
    if (open === count) return;
    count = open;
    release();
    onCount?.(open);
    const description = open === 1 ? 'a file that isn’t uploaded yet' : `${open} files that aren’t uploaded yet`;
    release = open === 0 ? () => {} : registerUnsavedWork({ id, description, isPersisted: false, within });
  });
}

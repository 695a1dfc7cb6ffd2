import { api, isApiProblem, isNetworkFailure, isSessionEnded } from 'shared-api';
import { uploadRefusal } from 'shared-contract/listing/listing-asset';
import * as z from 'shared-contract/schema';
import { logger, startWrite } from 'shared-platform';

export type UploadState =
  | { kind: 'waiting' }
  /** `progress` is from 0 to 1, or null when it is unknown. At 1 all data is sent and the server checks the file. */
  | { kind: 'sending'; progress: number | null }
  /** The browser or the server rejected the file. Another attempt would fail as well. */
  | { kind: 'rejected'; message: string }
  /** The server did not respond, or could not accept the file now. Another attempt may succeed. */
  | { kind: 'failed'; message: string };

export type UploadItem = { key: string; name: string; kind: string; state: UploadState };

type Rules = { mediaTypes: readonly string[]; fileTypesLabel: string };
type QueuedUpload = UploadItem & { file: File; cancel: AbortController };

const uploadResponse = z.object({ id: z.string() });

export type UploadTarget = {
  /** The URL to which the files are uploaded. */
  path: string;
  /** Returns the parameters of a file of this kind, in addition to its `name`. */
  queryOf: (kind: string) => Record<string, string>;
  /** Returns what is sent instead of the file, such as a smaller photo. */
  prepare?: (file: File) => Promise<Blob>;
  /** Fetches again what an upload has changed. */
  onUploaded: () => Promise<unknown>;
};

/**
 * Uploads files to one URL. Files of the same kind are uploaded one after another, which preserves their order. The
 * uploads continue when the user goes to another step or page.
 */
export function createUploadQueue({ path, queryOf, prepare, onUploaded }: UploadTarget) {
  let items: readonly QueuedUpload[] = [];
  const listeners = new Set<() => void>();

  function show(next: readonly QueuedUpload[]): void {
    items = next;
    for (const listener of listeners) listener();
  }

  function update(key: string, state: UploadState): void {
    show(items.map((item) => (item.key === key ? { ...item, state } : item)));
  }

  function startNext(): void {
    for (const kind of new Set(items.map((item) => item.kind))) {
      const ofKind = items.filter((item) => item.kind === kind);
      const next = ofKind.find(({ state }) => state.kind === 'waiting');
      if (next && !ofKind.some(({ state }) => state.kind === 'sending')) void send(next);
    }
  }

  async function send({ key, file, name, kind, cancel }: QueuedUpload): Promise<void> {
    const finish = startWrite();
    update(key, { kind: 'sending', progress: 0 });
    try {
      const body = prepare ? await prepare(file) : file;
      await api.upload(path, body, uploadResponse, {
        query: { ...queryOf(kind), name },
        // If the response is lost and the upload is repeated, the server stores the file once.
        idempotencyKey: key,
        signal: cancel.signal,
        onProgress: (progress) => {
          if (!cancel.signal.aborted) update(key, { kind: 'sending', progress });
        },
      });
      await onUploaded().catch((error: unknown) => logger.warn('A list was not refetched', { reason: String(error) }));
      show(items.filter((item) => item.key !== key));
    } catch (error) {
      if (!cancel.signal.aborted) update(key, toFailure(error));
    } finally {
      finish();
      startNext();
    }
  }

  return {
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    snapshot: (): readonly UploadItem[] => items,
    /**
     * Adds files to the list. Uploads those that the rules accept and shows why the others are rejected. `room` is the
     * number of files that can be added to the stored ones. Uploads in the list that were not rejected take some of it.
     */
    add(files: readonly File[], kind: string, rules: Rules, room: number): void {
      const activeCount = items.filter((item) => item.kind === kind && item.state.kind !== 'rejected').length;
      let left = room - activeCount;
      const added = files.map((file): QueuedUpload => {
        const rejection =
          uploadRefusal(file, rules) ?? (left <= 0 ? 'You’ve reached the maximum number of files.' : null);
        if (rejection === null) left -= 1;
        return {
          key: crypto.randomUUID(),
          name: file.name,
          kind,
          file,
          cancel: new AbortController(),
          state: rejection === null ? { kind: 'waiting' } : { kind: 'rejected', message: rejection },
        };
      });
      show([...items, ...added]);
      startNext();
    },
    retry(key: string): void {
      update(key, { kind: 'waiting' });
      startNext();
    },
    /** Stops an upload if it is running, and removes it from the list. */
    cancel(key: string): void {
      items.find((item) => item.key === key)?.cancel.abort();
      show(items.filter((item) => item.key !== key));
      startNext();
    },
  };
}

export type UploadQueue = ReturnType<typeof createUploadQueue>;

function toFailure(error: unknown): UploadState {
  if (isApiProblem(error) && error.status < 500 && ![408, 425, 429].includes(error.status)) {
    return { kind: 'rejected', message: error.violations[0]?.message ?? error.detail };
  }
  logger.warn('A file was not uploaded', { reason: String(error) });
  if (isSessionEnded(error)) return { kind: 'failed', message: 'You’ve been signed out. Sign in and try again.' };
  if (isNetworkFailure(error)) return { kind: 'failed', message: 'Connection lost. Try again.' };
  return { kind: 'failed', message: 'Something went wrong on our side. Try again.' };
}

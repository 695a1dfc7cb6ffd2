import { type ChildProcess, fork } from 'node:child_process';
import { setPriority } from 'node:os';
import { extname } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { ImageVariant } from './image-variant.ts';
import type { PhotoRejection, ReadablePicture, SanitizedPhoto, SanitizedPicture } from './sanitize-photo.ts';

/**
 * A job for the worker process: render variants of an original, sanitize the uploaded file at the path `photo` or
 * `portrait`, check the one at the path `picture`, or make the picture `unreadable`.
 */
export type ImageJob =
  | { original: Uint8Array; variants: readonly ImageVariant[]; quick: boolean }
  | { photo: string }
  | { portrait: string }
  | { picture: string }
  | { unreadable: Uint8Array };
export type WorkerRequest = { id: number; job: ImageJob; background: boolean };
export type WorkerResult =
  | { files: Uint8Array[] }
  | SanitizedPhoto
  | SanitizedPicture
  | ReadablePicture
  | PhotoRejection;
export type WorkerResponse = { id: number; result: WorkerResult } | { id: number; error: string };

type PendingRequest = { resolve: (result: WorkerResult) => void; reject: (error: Error) => void };

const idleTimeoutMs = 10_000;
// A `.ts` file here, a `.js` file in the npm package.
const program = fileURLToPath(new URL(`./image-worker-process${extname(import.meta.url)}`, import.meta.url));

let worker: ChildProcess | null = null;
let idleTimer: NodeJS.Timeout | undefined;
let nextId = 0;
const pending = new Map<number, PendingRequest>();

/** Runs `encodeVariants` in the worker process. Jobs that a request waits for start before background jobs. */
export async function renderInWorker(
  original: Uint8Array,
  variants: readonly ImageVariant[],
  { background = false, quick = false } = {},
): Promise<Buffer[]> {
  const result = await send({ original, variants, quick }, background);
  if (!('files' in result)) throw new Error('Expected rendered files from the image worker.');
  return result.files.map((file) => Buffer.from(file));
}

/** Runs `sanitizePhoto` in the worker process, so that a malicious file cannot crash the API. */
export async function sanitizeInWorker(path: string): Promise<SanitizedPhoto | PhotoRejection> {
  const result = await send({ photo: path }, false);
  if ('rejected' in result) return result;
  if (!('likeness' in result)) throw new Error('Expected a sanitized photo from the image worker.');
  return { ...result, bytes: Buffer.from(result.bytes) };
}

/** Runs `sanitizePortrait` in the worker process. */
export async function sanitizePortraitInWorker(path: string): Promise<SanitizedPicture | PhotoRejection> {
  const result = await send({ portrait: path }, false);
  if ('rejected' in result) return result;
  if (!('preview' in result)) throw new Error('Expected a sanitized portrait from the image worker.');
  return { ...result, bytes: Buffer.from(result.bytes) };
}

/** Runs `checkPicture` in the worker process. Returns null for a picture that can be opened. */
export async function checkInWorker(path: string): Promise<PhotoRejection | null> {
  const result = await send({ picture: path }, false);
  return 'rejected' in result ? result : null;
}

/** Runs `redactPicture` in the worker process. Returns null for a picture that cannot be opened. */
export async function redactInWorker(picture: Uint8Array): Promise<Buffer | null> {
  const result = await send({ unreadable: picture }, true);
  if ('rejected' in result) return null;
  if (!('files' in result)) throw new Error('Expected a redacted picture from the image worker.');
  const [file] = result.files;
  return file ? Buffer.from(file) : null;
}

function send(job: ImageJob, background: boolean): Promise<WorkerResult> {
  clearTimeout(idleTimer);
  const current = worker ?? start();
  worker = current;
  keepProcessAlive(current, true);
  const request: WorkerRequest = { id: nextId++, job, background };
  return new Promise((resolve, reject) => {
    pending.set(request.id, { resolve, reject });
    current.send(request);
  });
}

function start(): ChildProcess {
  const child = fork(program, [], {
    execArgv: [],
    serialization: 'advanced',
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
    // Makes the memory allocator return freed memory to the system. By default it would hold most of it.
    env: { ...process.env, MALLOC_ARENA_MAX: '1', MALLOC_TRIM_THRESHOLD_: '131072', NODE_OPTIONS: '' },
  });
  // Sets the low priority before the image library starts its threads. On Linux a new thread inherits the priority of
  // the thread that creates it.
  if (child.pid !== undefined) setPriority(child.pid, 10);
  child.on('message', (message) => receive(child, message as WorkerResponse));
  const onExit = () => {
    // `child` was stopped while idle. The pending requests belong to the new worker.
    if (worker !== child) return;
    worker = null;
    for (const { reject } of pending.values()) reject(new Error('The image worker exited.'));
    pending.clear();
  };
  child.on('exit', onExit).on('error', onExit);
  return child;
}

function receive(child: ChildProcess, response: WorkerResponse): void {
  const request = pending.get(response.id);
  pending.delete(response.id);
  if ('error' in response) request?.reject(new Error(response.error));
  else request?.resolve(response.result);
  if (pending.size > 0) return;
  keepProcessAlive(child, false);
  idleTimer = setTimeout(() => stop(child), idleTimeoutMs).unref();
}

/** Sets whether the worker keeps the API's process running. An idle worker must not do so. */
function keepProcessAlive(child: ChildProcess, alive: boolean): void {
  if (alive) {
    child.ref();
    child.channel?.ref();
  } else {
    child.unref();
    child.channel?.unref();
  }
}

function stop(child: ChildProcess): void {
  if (worker === child) worker = null;
  if (child.connected) child.disconnect();
}

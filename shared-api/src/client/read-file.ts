import { NetworkFailure } from '../errors/network-failure.ts';

/** A file as the server sent it, and the name it gave it (RFC 6266). */
export type Download = { file: Blob; name: string | null };

/** From 0 to 1; null while the whole size is not known. */
export type OnProgress = (part: number | null) => void;

/** How long a download may stand still. */
const stallMs = 30_000;

/**
 * The whole body. A file that was cut off or stands still is no file.
 * @throws NetworkFailure then; the caller's own abort passes through.
 */
export async function readFile(
  response: Response,
  onProgress: OnProgress,
  stalledAfterMs = stallMs,
): Promise<Download> {
  const parts: Uint8Array<ArrayBuffer>[] = [];
  const size = sizeOf(response);
  let received = 0;
  onProgress(size === null ? null : 0);
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await inTime(reader, stalledAfterMs);
    if (done) break;
    parts.push(value);
    received += value.byteLength;
    onProgress(size === null ? null : Math.min(1, received / size));
  }
  if (size !== null && received !== size) throw new NetworkFailure('no-answer');
  return { file: new Blob(parts, { type: response.headers.get('content-type') ?? '' }), name: nameOf(response) };
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function inTime(reader: Reader, ms: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkFailure('time-out'));
      void reader.cancel().catch(() => {});
    }, ms);
  });
  try {
    return await Promise.race([reader.read(), stalled]);
  } catch (cause) {
    if (cause instanceof NetworkFailure || (cause instanceof Error && cause.name === 'AbortError')) throw cause;
    throw new NetworkFailure('no-answer', { cause });
  } finally {
    clearTimeout(timer);
  }
}

/** What is compressed on the way has another length than the file. */
function sizeOf({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return headers.has('content-encoding') || !Number.isSafeInteger(length) ? null : length;
}

function nameOf({ headers }: Response): string | null {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The plain name stands beside it.
    }
  }
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? null;
}

import { NetworkFailure } from '../errors/network-failure.ts';

/** A downloaded file with the name from the server's `Content-Disposition` header (RFC 6266). */
export type Download = { file: Blob; name: string | null };

/** Receives the share that has been transferred, from 0 to 1; null while the total size is unknown. */
export type OnProgress = (share: number | null) => void;

/** A download fails when no data arrives for this long. */
const stallMs = 30_000;

/**
 * Reads the whole body.
 * @throws NetworkFailure when the body is incomplete or stalls; when the caller aborts, the abort error
 */
export async function readFile(response: Response, onProgress: OnProgress, maxStallMs = stallMs): Promise<Download> {
  const chunks: Uint8Array<ArrayBuffer>[] = [];
  const size = sizeOf(response);
  let received = 0;
  onProgress(size === null ? null : 0);
  const reader = response.body?.getReader();
  while (reader) {
    const { done, value } = await readChunk(reader, maxStallMs);
    if (done) break;
    chunks.push(value);
    received += value.byteLength;
    onProgress(size === null ? null : Math.min(1, received / size));
  }
  if (size !== null && received !== size) throw new NetworkFailure('no-answer');
  return { file: new Blob(chunks, { type: response.headers.get('content-type') ?? '' }), name: fileNameOf(response) };
}

type Reader = ReadableStreamDefaultReader<Uint8Array<ArrayBuffer>>;

async function readChunk(reader: Reader, maxStallMs: number): ReturnType<Reader['read']> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const stalled = new Promise<never>((_resolve, reject) => {
    timer = setTimeout(() => {
      reject(new NetworkFailure('time-out'));
      void reader.cancel().catch(() => {});
    }, maxStallMs);
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

/**
 * Returns the size of the file in bytes. Returns null for a compressed response, whose Content-Length is not that size.
 */
function sizeOf({ headers }: Response): number | null {
  const length = Number(headers.get('content-length') ?? Number.NaN);
  return headers.has('content-encoding') || !Number.isSafeInteger(length) ? null : length;
}

function fileNameOf({ headers }: Response): string | null {
  const disposition = headers.get('content-disposition') ?? '';
  const encoded = /filename\*=UTF-8''([^;]+)/i.exec(disposition)?.[1];
  if (encoded) {
    try {
      return decodeURIComponent(encoded);
    } catch {
      // The encoded name is invalid; use the plain `filename` below.
    }
  }
  return /filename="((?:[^"\\]|\\.)*)"/i.exec(disposition)?.[1]?.replaceAll(/\\(.)/g, '$1') ?? null;
}

import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { maxUploadBytes } from 'shared-contract/listing/listing-asset';
import { Problem } from '../http/problem.ts';
import type { FileType } from './file-type.ts';
import { createUploadInspector, type UploadRules } from './inspect-upload.ts';

/** A file that came whole and is what it should be, on disk until the request is answered. */
export type Upload = {
  path: string;
  mediaType: FileType;
  byteSize: number;
  /** SHA-256, so that the same request sent again is known. */
  digest: string;
  discard: () => Promise<void>;
};

/** A refused file is still read to its end, or the sender would see a broken connection and no reason. To a limit. */
const maxDiscardedBytes = 4 * maxUploadBytes;

/**
 * Takes the body as it streams, never whole in memory, and looks at what the bytes are: the name and the type that the sender
 * gives are only words.
 * @throws Problem 413, 415 or 422; nothing is left on disk then
 */
export async function receiveUpload(request: FastifyRequest, folder: string, rules: UploadRules): Promise<Upload> {
  const body: unknown = request.body;
  if (!(body instanceof Readable)) throw wrongType(request, rules);
  const path = join(folder, `verandah-upload-${randomUUID()}`);
  const discard = () => rm(path, { force: true });
  try {
    return { path, discard, ...(await writeToDisk(body, path, rules)) };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeToDisk(body: Readable, path: string, rules: UploadRules) {
  const file = await open(path, 'wx', 0o600);
  try {
    const { look, finish } = createUploadInspector(rules);
    let refusal: Problem | null = null;
    let received = 0;
    for await (const piece of body) {
      const bytes = Buffer.from(piece);
      received += bytes.length;
      refusal ??= look(bytes);
      if (refusal === null) await file.write(bytes);
      else if (received > maxDiscardedBytes) break;
    }
    if (refusal) throw refusal;
    return finish();
  } finally {
    await file.close();
  }
}

function wrongType(request: FastifyRequest, { words }: UploadRules): Problem {
  const got = request.headers['content-type'] ?? 'none';
  return new Problem({
    status: 415,
    code: 'content-type',
    detail: `Expected the bytes of ${words} as the body, with its content type; got the content type ${got}.`,
  });
}

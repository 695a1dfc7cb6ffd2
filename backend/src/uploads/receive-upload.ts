import { randomUUID } from 'node:crypto';
import { open, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { FastifyRequest } from 'fastify';
import { Problem } from '../http/problem.ts';
import { maxDiscardedBytes } from '../http/read-to-end.ts';
import type { FileType } from './file-type.ts';
import { createUploadInspector, type UploadRules } from './inspect-upload.ts';

/**
 * A valid file that was received completely. It is in a temporary folder until the request ends; then `discard` deletes
 * it.
 */
export type Upload = {
  /** The id of its row, if it is stored. */
  id: string;
  path: string;
  mediaType: FileType;
  byteSize: number;
  /** The SHA-256 hash of the file. A request that is sent again has the same hash. */
  digest: string;
  discard: () => Promise<void>;
};

/**
 * Writes the body of the request to a file and inspects its bytes. The name and type that the client sends are not
 * trusted.
 * @throws Problem 413, 415 or 422 for a file that is rejected; the file is deleted
 */
export async function receiveUpload(request: FastifyRequest, folder: string, rules: UploadRules): Promise<Upload> {
  const body: unknown = request.body;
  if (!(body instanceof Readable)) throw wrongType(request, rules);
  const id = randomUUID();
  const path = join(folder, `verandah-upload-${id}`);
  const discard = () => rm(path, { force: true });
  try {
    return { id, path, discard, ...(await writeToDisk(body, path, rules)) };
  } catch (error) {
    await discard();
    throw error;
  }
}

async function writeToDisk(body: Readable, path: string, rules: UploadRules) {
  const file = await open(path, 'wx', 0o600);
  try {
    const { inspect, finish } = createUploadInspector(rules);
    let problem: Problem | null = null;
    let received = 0;
    for await (const chunk of body) {
      const bytes = Buffer.from(chunk);
      received += bytes.length;
      problem ??= inspect(bytes);
      if (problem === null) await file.write(bytes);
      else if (received > maxDiscardedBytes) break;
    }
    if (problem) throw problem;
    return finish();
  } finally {
    await file.close();
  }
}

function wrongType(request: FastifyRequest, { fileTypesLabel }: UploadRules): Problem {
  const got = request.headers['content-type'] ?? 'none';
  return new Problem(
    415,
    'content-type',
    `Expected the bytes of ${fileTypesLabel} as the body, with its content type; got the content type ${got}.`,
  );
}

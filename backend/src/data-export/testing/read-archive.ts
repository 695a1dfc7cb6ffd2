import { text } from 'node:stream/consumers';
import { expect } from '@jest/globals';
import yauzl from 'yauzl';
import type { TestBackend } from '../../testing/index.ts';

/** The text of each file by its name. */
type Files = Record<string, string>;

/** Downloads and unzips the export of a user. */
export async function exportFor(backend: TestBackend, user: { id: string } | Record<string, string>): Promise<Files> {
  const response = await backend.inject({ url: '/api/data-export' }, user);
  expect([response.statusCode, response.headers['content-type']]).toEqual([200, 'application/zip']);
  return unzip(response.rawPayload);
}

/** Verifies each file's checksum. */
export async function unzip(bytes: Buffer): Promise<Files> {
  const zip = await yauzl.fromBufferPromise(bytes);
  const files: Files = {};
  for await (const entry of zip.eachEntry()) {
    files[entry.fileName] = await text(await zip.openReadStreamPromise(entry));
  }
  return files;
}

export const rowsOf = (files: Files, name: string): { id: string }[] => JSON.parse(files[`${name}.json`] ?? '');

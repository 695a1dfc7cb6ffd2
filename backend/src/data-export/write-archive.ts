import { createWriteStream } from 'node:fs';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

/** A file of the archive. Its content is requested only when the file is written. */
export type ArchiveFile = { name: string; content: () => AsyncIterable<string | Buffer>; isCompressed?: boolean };

/** Writes a zip archive to `path`, file by file. Resolves when it is complete. */
export async function writeArchive(path: string, files: readonly ArchiveFile[], mtime: Date): Promise<void> {
  const zip = new ZipFile();
  const bytes = new PassThrough();
  const fail = (error: Error) => bytes.destroy(error);
  zip.on('error', fail);
  zip.outputStream.on('error', fail).pipe(bytes);
  for (const { name, content, isCompressed = false } of files) {
    zip.addReadStreamLazy(name, { mtime, mode: 0o100644, compress: !isCompressed }, (give) => {
      // Ends the archive with an error when a stream fails. The library ignores such errors and would wait forever.
      give(null, Readable.from(content(), { objectMode: false }).on('error', fail));
    });
  }
  zip.end();
  await pipeline(bytes, createWriteStream(path, { flags: 'wx', mode: 0o600 }));
}

/** Serializes rows as a JSON array with one row per line. */
export async function* jsonLines(rows: AsyncIterable<object>, onRow: () => void): AsyncIterable<string> {
  let before = '[\n';
  for await (const row of rows) {
    onRow();
    yield before + JSON.stringify(row);
    before = ',\n';
  }
  yield before === '[\n' ? '[]\n' : '\n]\n';
}

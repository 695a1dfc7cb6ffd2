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

/** A file whose bytes are in memory when it is written, and that zip would not make smaller: a PDF or a picture. */
export const compressedFile = ({ name, bytes }: { name: string; bytes: () => Promise<Buffer> }): ArchiveFile => ({
  name,
  isCompressed: true,
  content: async function* () {
    yield await bytes();
  },
});

/** Returns the text without the characters that file systems refuse in a name. */
export const withoutPathCharacters = (text: string): string => text.replaceAll(/[\\/:*?"<>|\p{Cc}]/gu, '_');

import { fileTailBytes, hasFileEnd } from 'shared-contract/file/file-end';
import { ContractMismatch } from '../errors/contract-mismatch.ts';
import { type Download, type OnProgress, readFile } from './read-file.ts';

/**
 * The bytes with which a file of a type starts, as Latin-1 text, and whether a text is the end of a complete one. For
 * files that owners upload, `hasFileEnd` checks the end.
 */
type Signature = { start: string; isEnd?: (tail: string) => boolean };

const contains = (mark: string) => (tail: string) => tail.includes(mark);
const endsWith = (mark: string) => (tail: string) => tail.trimEnd().endsWith(mark);

const xml: Signature = { start: '<', isEnd: endsWith('>') };

const signatures = {
  'application/pdf': { start: '%PDF-' },
  'application/zip': { start: 'PK', isEnd: contains('PK\x05\x06') },
  'application/xml': xml,
  'text/xml': xml,
  // The byte order mark of UTF-8.
  'text/csv': { start: '\xef\xbb\xbf', isEnd: (tail) => tail.endsWith('\r\n') },
  // An ABA file with payments for a bank.
  'text/plain': { start: `0${' '.repeat(17)}01`, isEnd: (tail) => tail.endsWith('\r\n') },
  'text/calendar': { start: 'BEGIN:VCALENDAR', isEnd: endsWith('END:VCALENDAR') },
  'image/jpeg': { start: '\xff\xd8\xff' },
  'image/png': { start: '\x89PNG\r\n\x1a\n' },
  'image/webp': { start: 'RIFF' },
} satisfies Record<string, Signature>;

/** A media type whose files can be downloaded, because their first bytes are known. */
export type FileType = keyof typeof signatures;

/**
 * Reads the whole body and checks that it is a complete file of its type. The length of a compressed response is not
 * known, and a proxy may send a page of HTML with status 200, so the bytes are checked too.
 * @param request such as `GET /api/data-export`, for the error
 * @param types the types that the caller expects
 * @throws NetworkFailure when the body is incomplete or stalls, ContractMismatch when it is another file
 */
export async function readCheckedFile(
  response: Response,
  request: string,
  onProgress: OnProgress,
  types: string[] | undefined,
): Promise<Download> {
  const download = await readFile(response, onProgress);
  await checkFile(download.file, request, types ?? Object.keys(signatures));
  return download;
}

async function checkFile(file: Blob, request: string, types: string[]): Promise<void> {
  const fail = (issue: string): never => {
    throw new ContractMismatch(request, [issue]);
  };
  const type = file.type.split(';')[0]?.trim().toLowerCase() ?? '';
  const signature = Object.entries<Signature>(signatures).find(([name]) => name === type)?.[1];
  if (!signature || !types.includes(type)) return fail(`expected a file of ${types.join(' or ')}, got "${file.type}"`);
  if (file.size === 0) fail('the file is empty');
  const { start, isEnd } = signature;
  if ((await text(file.slice(0, start.length))) !== start) fail(`the file does not start like ${type}`);
  const tail = await text(file.slice(-fileTailBytes));
  if (!hasFileEnd(type, tail) || (isEnd && !isEnd(tail))) fail('the file is not complete');
}

async function text(part: Blob): Promise<string> {
  return String.fromCharCode(...new Uint8Array(await part.arrayBuffer()));
}

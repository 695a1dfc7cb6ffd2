import { createHash } from 'node:crypto';
import { maxUploadBytes, uploadRefusal } from 'shared-contract/listing/listing-asset';
import { invalid, Problem } from '../http/problem.ts';
import { type FileType, fileTypeOf, wordsForType } from './file-type.ts';
import { endsAsArchive, hostileContentScanner, zipSearchBytes } from './hostile-content.ts';

export type UploadRules = { mediaTypes: readonly string[]; words: string };

export const refusedFile = (message: string, code: string) => invalid({ propertyPath: 'file', message, code });

const enoughToTell = 16;

/** Looks at a file while it comes, in pieces of any size. */
export function inspector(rules: UploadRules) {
  const digest = createHash('sha256');
  let byteSize = 0;
  let start = Buffer.alloc(0);
  let end = Buffer.alloc(0);
  let mediaType: FileType | null = null;
  let find: (piece: Buffer) => string | null = () => null;

  return {
    /** What is wrong so far, if anything is. */
    look(piece: Buffer): Problem | null {
      byteSize += piece.length;
      if (byteSize > maxUploadBytes) return tooLarge(byteSize, rules);
      digest.update(piece);
      end = Buffer.concat([end, piece]).subarray(-zipSearchBytes);
      if (mediaType) return hostile(find(piece));
      start = Buffer.concat([start, piece]);
      if (start.length < enoughToTell) return null;
      mediaType = fileTypeOf(start);
      if (!mediaType || !rules.mediaTypes.includes(mediaType)) return wrongFile(start, rules);
      find = hostileContentScanner(mediaType);
      return hostile(find(start));
    },
    /** After the last piece. @throws Problem */
    finish(): { mediaType: FileType; byteSize: number; digest: string } {
      if (byteSize === 0) throw refusedFile(uploadRefusal({ size: 0, type: '' }, rules) ?? '', 'empty');
      if (!mediaType) throw wrongFile(start, rules);
      if (endsAsArchive(end)) throw hostile('a ZIP archive');
      if (mediaType === 'application/pdf' && !end.subarray(-2048).includes('%%EOF')) {
        throw refusedFile('This PDF is cut off: its end is missing. Save it again and choose the new file.', 'cut-off');
      }
      return { mediaType, byteSize, digest: digest.digest('hex') };
    },
  };
}

function hostile(found: string | null): Problem | null {
  if (found === null) return null;
  return refusedFile(`This file holds ${found}. Export it again as a plain picture or PDF.`, 'hostile');
}

function wrongFile(start: Buffer, rules: UploadRules): Problem {
  const type = fileTypeOf(start);
  const kind = type === 'application/pdf' ? 'a PDF' : type && `a ${type.slice('image/'.length).toUpperCase()} picture`;
  const message = `Expected ${rules.words}; whatever its name says, this file is ${kind ?? wordsForType(start)}.`;
  return refusedFile(message, 'file-type');
}

function tooLarge(size: number, rules: UploadRules): Problem {
  const detail = uploadRefusal({ size, type: rules.mediaTypes[0] ?? '' }, rules) ?? '';
  return new Problem({ status: 413, code: 'too-large', detail });
}

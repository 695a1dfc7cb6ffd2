import { createHash } from 'node:crypto';
import { fileTailBytes, hasFileEnd } from 'shared-contract/file/file-end';
import { maxUploadBytes, uploadRefusal } from 'shared-contract/listing/listing-asset';
import { invalid, Problem } from '../http/problem.ts';
import { describeFileType, detectFileType, type FileType } from './file-type.ts';
import { createContentScanner, endsWithZipRecord, zipSearchBytes } from './malicious-content.ts';

export type UploadRules = { mediaTypes: readonly string[]; fileTypesLabel: string };

export const invalidFile = (message: string, code: string) => invalid({ propertyPath: 'file', message, code });

const signatureLength = 16;

/** Returns an inspector, which checks a file while its chunks arrive. The chunks may have any size. */
export function createUploadInspector(rules: UploadRules) {
  const digest = createHash('sha256');
  let byteSize = 0;
  let start = Buffer.alloc(0);
  let end = Buffer.alloc(0);
  let mediaType: FileType | null = null;
  let find: (chunk: Buffer) => string | null = () => null;

  return {
    /** Inspects the next chunk. Returns the first problem, or null. */
    inspect(chunk: Buffer): Problem | null {
      byteSize += chunk.length;
      if (byteSize > maxUploadBytes) return tooLarge(byteSize, rules);
      digest.update(chunk);
      end = Buffer.concat([end, chunk]).subarray(-zipSearchBytes);
      if (mediaType) return maliciousFile(find(chunk));
      start = Buffer.concat([start, chunk]);
      if (start.length < signatureLength) return null;
      mediaType = detectFileType(start);
      if (!mediaType || !rules.mediaTypes.includes(mediaType)) return wrongFile(start, rules);
      find = createContentScanner(mediaType);
      return maliciousFile(find(start));
    },
    /**
     * Checks the file as a whole. Call it after the last chunk.
     * @throws Problem for a file that is rejected
     */
    finish(): { mediaType: FileType; byteSize: number; digest: string } {
      if (byteSize === 0) throw invalidFile(uploadRefusal({ size: 0, type: '' }, rules) ?? '', 'empty');
      if (!mediaType) throw wrongFile(start, rules);
      if (endsWithZipRecord(end)) throw maliciousFile('a ZIP archive');
      if (!hasFileEnd(mediaType, end.subarray(-fileTailBytes).toString('latin1'))) {
        const problem = mediaType === 'application/pdf' ? 'PDF is incomplete' : 'picture is damaged or incomplete';
        throw invalidFile(`This ${problem}. Save it again and upload the new file.`, 'cut-off');
      }
      return { mediaType, byteSize, digest: digest.digest('hex') };
    },
  };
}

function maliciousFile(found: string | null): Problem | null {
  if (found === null) return null;
  return invalidFile(`This file contains ${found}. Export it again as a plain picture or PDF.`, 'hostile');
}

const typeLabels: Record<FileType, string> = {
  'application/pdf': 'a PDF',
  'image/avif': 'an AVIF picture',
  'image/jpeg': 'a JPEG picture',
  'image/png': 'a PNG picture',
  'image/webp': 'a WEBP picture',
};

function wrongFile(start: Buffer, rules: UploadRules): Problem {
  const type = detectFileType(start);
  const kind = type ? typeLabels[type] : describeFileType(start);
  const message = `Choose ${rules.fileTypesLabel}. Despite its name, this file is ${kind}.`;
  return invalidFile(message, 'file-type');
}

function tooLarge(size: number, rules: UploadRules): Problem {
  const detail = uploadRefusal({ size, type: rules.mediaTypes[0] ?? '' }, rules) ?? '';
  return new Problem(413, 'too-large', detail);
}

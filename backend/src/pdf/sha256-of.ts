import { createHash } from 'node:crypto';

/** Returns the SHA-256 of a PDF in hexadecimal. */
export const sha256Of = (document: Buffer): string => createHash('sha256').update(document).digest('hex');

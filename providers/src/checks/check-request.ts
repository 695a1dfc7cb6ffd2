import { createHmac } from 'node:crypto';
import * as z from 'zod';

const document = z.looseObject({ kind: z.string().min(1) });

/** What the backend submits. */
export const checkRequest = z.object({
  reference: z.string().min(1).max(100),
  product: z.enum(['TICA', 'NTD', 'Combined']),
  state: z.enum(['ACT', 'NSW', 'NT', 'QLD', 'SA', 'TAS', 'VIC', 'WA']),
  address: z.string().min(1),
  applicant: z.object({
    name: z.string().min(1),
    email: z.string().min(1),
    phone: z.string().optional(),
    dateOfBirth: z.iso.date(),
    currentAddress: z.string().min(1),
  }),
  documents: z.array(document).min(1),
  authorisation: z.object({ signedOn: z.iso.date(), sha256: z.string().regex(/^[0-9a-f]{64}$/) }),
});
export type CheckRequest = z.infer<typeof checkRequest>;

/** Text and documents of an answer are checked and then forgotten. */
export const checkAnswer = z.object({
  key: z.string().min(1).max(100),
  text: z.string().max(1000),
  documents: z.array(document),
});

/**
 * Returns a hash that tells whether a repeated reference has the same content. It is keyed, so that no one can find the
 * content by trying birth dates or numbers.
 */
export const hashOf = (request: CheckRequest, key: string): string =>
  createHmac('sha256', key).update(JSON.stringify(request)).digest('hex');

import { ownershipStatus } from 'shared-contract/property/ownership-document';
import * as z from 'zod/mini';

/** What a verifier receives about a document. The file is not included. */
export type VerificationRequest = {
  id: string;
  kind: string;
  fileName: string;
  uploadedAt: Date;
  address: string;
  ownerName: string;
};

export type VerificationResult = z.infer<typeof verificationResult>;
const verificationResult = z.object({ status: ownershipStatus, reason: z.nullish(z.string().check(z.maxLength(500))) });

/** Verifies a document. It is called again until the result is not `pending`. */
export type OwnershipVerifier = (request: VerificationRequest, now: Date) => Promise<VerificationResult>;

const sandboxDelayMs = 1000;

/**
 * The verifier that is used when none is configured: accepts every document after a second. For tests and demos it
 * rejects a file whose name contains `reject`, and leaves one with `pending` in its name pending.
 */
export const sandboxVerifier: OwnershipVerifier = async ({ fileName, uploadedAt }, now) => {
  if (/pending/i.test(fileName) || now.getTime() - uploadedAt.getTime() < sandboxDelayMs) return { status: 'pending' };
  if (!/reject/i.test(fileName)) return { status: 'verified' };
  return {
    status: 'rejected',
    reason:
      'The name on this document is not the name of your account. Upload one that shows your name and this address.',
  };
};

const timeoutMs = 5000;

/**
 * Posts the request as JSON to a service that responds with `{ status, reason }`. The document stays pending while the
 * service does not respond.
 */
export function remoteVerifier(url: string): OwnershipVerifier {
  return async (request) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(request),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? verificationResult.parse(await response.json()) : { status: 'pending' };
    } catch {
      return { status: 'pending' };
    }
  };
}

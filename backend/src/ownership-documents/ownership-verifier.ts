import { ownershipStatus } from 'shared-contract/property/ownership-document';
import * as z from 'zod/mini';

/** The data that a verifier receives about a document. The file itself is not included. */
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

/** Checks a document. While the result is `pending`, the verifier is asked again at the owner's next requests. */
export type OwnershipVerifier = (request: VerificationRequest, now: Date) => Promise<VerificationResult>;

const sandboxDelayMs = 1000;

/**
 * The verifier that is used when no service is configured. Accepts each document one second after its upload. For tests
 * and demos, a file whose name contains `reject` is rejected, and one whose name contains `pending` stays pending.
 */
export const sandboxVerifier: OwnershipVerifier = async ({ fileName, uploadedAt }, now) => {
  if (/pending/i.test(fileName) || now.getTime() - uploadedAt.getTime() < sandboxDelayMs) return { status: 'pending' };
  if (!/reject/i.test(fileName))
    return { status: 'verified', reason: 'Accepted by our demo check, which accepts every document.' };
  return {
    status: 'rejected',
    reason: 'The name on this document doesn’t match your account. Upload one that shows your name and this address.',
  };
};

const timeoutMs = 5000;

/**
 * Returns a verifier that posts the request as JSON to a service. The service responds with `{ status, reason }`. Until
 * it responds, the document stays pending.
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

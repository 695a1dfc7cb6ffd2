import { ownershipStatus } from 'shared-contract/property/ownership-document';
import * as z from 'zod/mini';

/** What a verifier is told. The file itself stays here until somebody builds the adapter of a real one. */
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

/** Asked again and again until it says other than `pending`. */
export type OwnershipVerifier = (asked: VerificationRequest, now: Date) => Promise<VerificationResult>;

const sandboxDelayMs = 1000;

/**
 * Without a real verifier: takes a second, then believes everything. A file whose name has the word `reject` is rejected, and
 * one with `pending` stays as it is, so that both can be seen and tried.
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

/** A service that is posted the case as JSON and answers `{ status, reason }`. While it does not response, the case is pending. */
export function remoteVerifier(url: string): OwnershipVerifier {
  return async (asked) => {
    try {
      const response = await fetch(url, {
        method: 'POST',
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify(asked),
        redirect: 'error',
        signal: AbortSignal.timeout(timeoutMs),
      });
      return response.ok ? verificationResult.parse(await response.json()) : { status: 'pending' };
    } catch {
      return { status: 'pending' };
    }
  };
}

import type { AustralianState } from 'shared-contract/place/suburb';
import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import type { CheckApplicant, CheckResult, TenantCheckProduct } from 'shared-contract/tenant-check/tenant-check';

/** What a provider gets to search for an applicant. */
export type CheckRequest = {
  /** The id of the check. */
  reference: string;
  product: TenantCheckProduct;
  /** The state of the property, whose law limits what a database may return. */
  state: AustralianState;
  /** The full address of the property. */
  address: string;
  applicant: CheckApplicant;
  documents: IdentityDocumentContent[];
  authorisation: { signedOn: string; sha256: string };
};

/** `needsInfo` has a question, `complete` has a result. All others have neither. */
export type ProviderCheck = {
  /** The provider's id. */
  id: string;
  /** Our reference, as the provider has it. */
  reference: string;
  status: 'submitted' | 'processing' | 'needsInfo' | 'complete' | 'cancelled';
  question: string | null;
  result: CheckResult | null;
};

export type CheckAnswer = { key: string; text: string; documents: IdentityDocumentContent[] };

/**
 * A company that searches tenancy databases. Every method throws `CheckProviderUnavailable` when a repeat may help, and
 * `CheckProviderRejection` when it can't.
 */
export type CheckProvider = {
  /** A repeated reference returns the check that exists. */
  submit(request: CheckRequest): Promise<ProviderCheck>;
  /** Returns the check with our reference; null when the provider never got it. Sends nothing about the applicant. */
  find(reference: string): Promise<ProviderCheck | null>;
  /**
   * @throws CheckProviderUnknown when the provider has no such check. The caller then submits it again, because the
   * reference makes that safe.
   */
  read(id: string): Promise<ProviderCheck>;
  /** Answers the question. `documents` are all documents of now. `key` makes a repeat safe. */
  answer(id: string, answer: CheckAnswer): Promise<ProviderCheck>;
  /** A complete check remains complete, a cancelled one cancelled. */
  cancel(id: string): Promise<ProviderCheck>;
  /**
   * Returns the provider's id of the check that changed; null when the signature or the time is invalid. It says
   * nothing about the change, so that late and repeated callbacks are harmless: read the check.
   */
  readCallback(callback: { headers: Record<string, unknown>; body: Buffer; now: Date }): { id: string } | null;
};

/** The provider did not respond, or responded with a server error. Whether the request had an effect is unknown. */
export class CheckProviderUnavailable extends Error {
  override name = 'CheckProviderUnavailable';
}

/** The provider rejected the request itself. The message is the provider's sentence; a repeat gives the same. */
export class CheckProviderRejection extends Error {
  override name = 'CheckProviderRejection';
}

/** The provider has no check with this id. */
export class CheckProviderUnknown extends CheckProviderRejection {
  override name = 'CheckProviderUnknown';
}

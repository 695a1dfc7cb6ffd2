import type { IdentityDocumentContent } from 'shared-contract/tenant-check/identity-document';
import type { BackendConfig } from '../../config.ts';
import { sha256Of } from '../../pdf/sha256-of.ts';
import { fullAddressOf } from '../../properties/property-resource.ts';
import type { CheckRequest } from '../provider/check-provider.ts';
import { isReduced, sealedApplicant, sealedDocument } from '../sealed-check.ts';
import type { FoundCheck } from '../tenant-check-store.ts';

/** Returns what the provider gets to search for the applicant; null without an applicant or an authorisation. */
export function checkRequest(config: BackendConfig, found: FoundCheck): CheckRequest | null {
  const { row, property, applicant, authorisation } = found;
  if (!applicant || !authorisation) return null;
  return {
    reference: row.id,
    product: row.product,
    state: property.state,
    address: fullAddressOf(property),
    applicant: sealedApplicant.unseal(config, applicant),
    documents: currentDocuments(config, found),
    authorisation: { signedOn: authorisation.signedOn, sha256: authorisation.sha256 },
  };
}

/** Identifies the content of a request. */
export const requestSha256 = (request: CheckRequest): string => sha256Of(Buffer.from(JSON.stringify(request)));

/** Returns the applicant's documents with their numbers. */
export const currentDocuments = (
  config: BackendConfig,
  { documents }: Pick<FoundCheck, 'documents'>,
): IdentityDocumentContent[] =>
  documents.flatMap((document) => {
    const content = sealedDocument.unseal(config, document);
    return isReduced(content) ? [] : [content];
  });

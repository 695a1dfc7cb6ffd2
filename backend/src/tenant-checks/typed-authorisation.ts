import type { BackendConfig } from '../config.ts';
import { authorisationText, requesterOf } from './authorisation-text.ts';
import { applicantOf } from './check-applicant.ts';
import type { FoundCheck } from './tenant-check-store.ts';

type Signature = { signedAt: Date; signedOn: string; signedFrom: string };

/**
 * Renders the authorisation of an applicant whose typed name is the signature, and returns it with the SHA-256 of its
 * text. Demo data uses it. The renderer is loaded with the first one.
 */
export async function typedAuthorisation(
  config: BackendConfig,
  found: FoundCheck,
  signature: Signature,
): Promise<{ bytes: Buffer; textSha256: string }> {
  const { renderAuthorisation } = await import('./authorisation-document.ts');
  const text = authorisationText(config, found, signature.signedAt);
  const { name } = applicantOf(config, found);
  const checkId = found.row.id;
  const bytes = await renderAuthorisation({
    ...signature,
    timeZone: found.property.timeZone,
    checkId,
    requester: requesterOf(found),
    text,
    name,
    image: null,
  });
  return { bytes, textSha256: text.sha256 };
}

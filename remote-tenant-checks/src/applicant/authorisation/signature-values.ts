import * as z from 'shared-contract/schema';
import { type ApplicantCheckView, checkSignatureInput } from 'shared-contract/tenant-check/check-link';
import { isSameName } from 'shared-contract/tenant-check/identity-points';
import { messagesByField } from 'shared-contract/wire/messages-by-field';
import { shapeViolations } from 'shared-contract/wire/shape-violations';
import type { CheckSignature } from '../check-link-query.ts';

/** `image` is the data URL of a drawing, or empty. */
export type SignatureValues = { name: string; image: string; consent: boolean };
export type SignatureErrors = Partial<Record<keyof SignatureValues, string>>;

type SignedView = Pick<ApplicantCheckView, 'version' | 'authorisationSha256' | 'applicant'>;
type Parsed = { ok: true; signature: CheckSignature } | { ok: false; errors: SignatureErrors };

const { version, textSha256, name, image, consent } = checkSignatureInput.shape;
const signature = z.object({ version, textSha256, name, image, consent });

/** Returns the signature for the text on the screen, or the message of each invalid field. */
export function parseSignature(values: SignatureValues, view: SignedView): Parsed {
  const parsed = z.safeParse(signature, {
    version: view.version,
    textSha256: view.authorisationSha256,
    name: values.name,
    consent: values.consent,
    ...(values.image === '' ? {} : { image: values.image.replace(/^data:image\/png;base64,/, '') }),
  });
  if (!parsed.success) return { ok: false, errors: messagesByField(shapeViolations(parsed)) };
  if (!isSameName(values.name, view.applicant.name)) {
    return { ok: false, errors: { name: `Type your name as in this check: ${view.applicant.name}.` } };
  }
  return { ok: true, signature: parsed.data };
}

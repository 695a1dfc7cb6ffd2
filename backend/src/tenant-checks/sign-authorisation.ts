import type { FastifyRequest } from 'fastify';
import type { checkSignatureInput } from 'shared-contract/tenant-check/check-link';
import { isSameName } from 'shared-contract/tenant-check/identity-points';
import type * as z from 'zod/mini';
import { signatureDrawing } from '../agreement-signing/signature-image.ts';
import { signedFrom } from '../agreement-signing/signed-from.ts';
import { conflict, invalid } from '../http/problem.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { pdfType } from '../pdf/pdf-reply.ts';
import { authorisationText, requesterOf } from './authorisation-text.ts';
import { applicantOf } from './check-applicant.ts';
import { addEvent } from './check-events.ts';
import { consentLetters } from './check-mails.ts';
import { mailOwner } from './result/result-mails.ts';
import { storeAuthorisation } from './store-authorisation.ts';
import { submitWhenReady } from './submit-when-ready.ts';
import { type FoundCheck, todayAt } from './tenant-check-store.ts';

type Signature = Omit<z.infer<typeof checkSignatureInput>, 'token' | 'version' | 'consent'>;

/**
 * Stores the applicant's signature of a locked check as a PDF with the exact text (V40), and mails the owner.
 * @throws Problem 409 when the text has changed since the applicant read it, 422 for another name or an empty drawing
 */
export async function signAuthorisation(
  context: MoneyContext,
  found: FoundCheck,
  { name, textSha256, image }: Signature,
  request: Pick<FastifyRequest, 'ip' | 'headers'>,
): Promise<void> {
  const { config, now } = context;
  const text = authorisationText(config, found, now);
  if (text.sha256 !== textSha256) {
    throw conflict('other-text', 'The text has changed since you opened this page. Reload it and read it again.');
  }
  const expected = applicantOf(config, found).name;
  if (!isSameName(name, expected)) {
    throw invalid({ propertyPath: 'name', message: `Type your full legal name: ${expected}.`, code: 'name' });
  }
  const drawing = image === undefined ? null : await requireDrawing(image);
  const signedOn = todayAt(found, now);
  // The renderer is loaded with the first signature, so that it doesn't slow down the start.
  const { renderAuthorisation } = await import('./authorisation-document.ts');
  const bytes = await renderAuthorisation({
    checkId: found.row.id,
    requester: requesterOf(found),
    text,
    name,
    signedAt: now,
    signedOn,
    timeZone: found.property.timeZone,
    signedFrom: signedFrom(request),
    image: drawing,
  });
  const file = { mediaType: pdfType, bytes };
  const content = { name, textSha256 };
  const signed = await storeAuthorisation(context, found, { method: 'signed', signedOn, content, file });
  await addEvent(context, found.row, 'applicant', 'signed');
  await mailOwner(context, signed, consentLetters.signed);
  await submitWhenReady(context, signed);
}

async function requireDrawing(image: string): Promise<Buffer> {
  const drawing = await signatureDrawing(image);
  if (drawing) return drawing;
  throw invalid({ propertyPath: 'image', message: 'Draw your signature.', code: 'drawing' });
}

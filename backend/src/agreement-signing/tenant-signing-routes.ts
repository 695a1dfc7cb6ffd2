import {
  isOpenSigningStep,
  signingAnswerInput,
  signingCodeInput,
  signingDocumentInput,
  signingView,
  signingViewInput,
  tenantSignatureInput,
} from 'shared-contract/agreement/signing';
import type { Database } from '../database/database.ts';
import { item, noContent } from '../http/json-ld.ts';
import { notFound, Problem } from '../http/problem.ts';
import { guestRoute, publicRoute, type Route } from '../http/route.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { answerAgreement } from './answer-agreement.ts';
import { refusedReply, rejectRefused } from './refused-code.ts';
import { requireSameDocument, signAgreement } from './sign-agreement.ts';
import { signatureImageOf } from './signature-image.ts';
import { signedFileName, unsignedFileName } from './signed-document.ts';
import { signedFrom } from './signed-from.ts';
import { sendCode } from './signing-code.ts';
import { signingViewOf } from './signing-resource.ts';
import { closedProblem, stepAt } from './signing-rules.ts';
import { findDocuments, findPartyByToken, findSigning, lockAgreement } from './signing-store.ts';

/** Protects the server from floods of requests. The tokens need no limit: their 256 bits cannot be guessed. */
const rateLimit = () => ({ max: 120, timeWindow: '1 minute' });

const viewSigning = publicRoute('POST', '/api/agreement-signing-views', {
  summary: 'The agreement of a mailed link, for its tenant. The token is in the body, which is never logged.',
  body: signingViewInput,
  response: signingView,
  cacheControl: 'no-store',
  readOnly: true,
  rateLimit,
  handler: ({ database, body, now }) => replyWithView(database, body.token, now),
});

const getDocument = publicRoute('POST', '/api/agreement-signing-documents', {
  summary: 'The PDF of a mailed link: the one to sign, or the signed one.',
  body: signingDocumentInput,
  response: null,
  cacheControl: 'no-store',
  readOnly: true,
  rateLimit,
  async handler({ database, body, now }) {
    const { round } = await findByToken(database, body.token, now);
    const step = stepAt(round, now);
    if (step !== 'signed' && !isOpenSigningStep(step)) throw closedProblem(step);
    const { document, signedDocument } = await findDocuments(database, round.id);
    return signedDocument ? pdfReply(signedFileName, signedDocument) : pdfReply(unsignedFileName, document);
  },
});

const answerSigning = guestRoute('POST', '/api/agreement-signing-answers', {
  summary: 'A tenant accepts the agreement, or declines it, which ends the round.',
  body: signingAnswerInput,
  response: signingView,
  rateLimit,
  async handler({ body, ...context }) {
    const { database, now } = context;
    const { signed, party } = await lockByToken(database, body.token, now);
    requireSameDocument(signed, body.documentSha256);
    await answerAgreement(context, signed, party, { answer: body.answer, reason: body.reason ?? '' });
    return replyWithView(database, body.token, now);
  },
});

const postCode = guestRoute('POST', '/api/agreement-signing-codes', {
  summary: 'Emails a tenant a code to sign with, once the owner has signed.',
  body: signingCodeInput,
  response: null,
  status: 204,
  rateLimit: ({ signingCodesPerHour }) => ({ max: signingCodesPerHour, timeWindow: '1 hour' }),
  async handler({ body, ...context }) {
    const { signed, party } = await lockByToken(context.database, body.token, context.now);
    await sendCode(context, signed, party);
    return noContent();
  },
});

const signByTenant = guestRoute('POST', '/api/agreement-signatures', {
  summary: 'A tenant signs. With the last signature the agreement is complete and its tenancy exists.',
  body: tenantSignatureInput,
  response: signingView,
  rateLimit,
  async handler({ body, request, ...context }) {
    const { database, now } = context;
    const image = await signatureImageOf(body.signature);
    const { signed, party } = await lockByToken(database, body.token, now);
    const refused = await signAgreement(context, signed, party, { ...body, image, signedFrom: signedFrom(request) });
    return refused === null ? replyWithView(database, body.token, now) : refusedReply(refused);
  },
  afterCommit: rejectRefused,
});

const replyWithView = async (database: Database, token: string, now: Date) => {
  const { signed, party } = await findByToken(database, token, now);
  return item(signingViewOf(signed, party, now));
};

/**
 * @throws Problem 404 for a link that never existed, or that a newer one replaced; 410 for that of a signed agreement
 * after the time for downloads
 */
async function findByToken(database: Database, token: string, now: Date) {
  const found = await findPartyByToken(database, token);
  if (!found) throw invalidLink();
  const signed = await findSigning(database, found.signingId);
  const party = signed.round.parties.find(({ id }) => id === found.partyId);
  if (!party) throw invalidLink();
  const { round } = signed;
  if (round.step === 'signed' && round.expiresAt <= now) throw expiredLink();
  return { signed, party, round };
}

/** Locks the agreement of a link. Reads the link again under the lock, because a newer one may have replaced it. */
async function lockByToken(database: Database, token: string, now: Date) {
  const found = await findPartyByToken(database, token);
  if (!found) throw invalidLink();
  await lockAgreement(database, found.agreementId);
  return findByToken(database, token, now);
}

const expiredLink = () =>
  new Problem(410, 'link-expired', 'This link has expired. The signed agreement is attached to our email.');
const invalidLink = () => notFound('This link isn’t valid. Open the link in our latest email about the agreement.');

export const tenantSigningRoutes: Route[] = [viewSigning, getDocument, answerSigning, postCode, signByTenant];

import {
  agreementSendingInput,
  invitationInput,
  isOpenSigningStep,
  ownerSignatureInput,
} from 'shared-contract/agreement/signing';
import { tenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { localDateIn } from 'shared-contract/date/local-date';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { agreementPdf } from '../agreement-document/agreement-file.ts';
import { noContent } from '../http/json-ld.ts';
import { conflict, notFound, requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn, firstOf, lockOwn, lockVersion, type OwnerScope } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { replyWithAgreement } from '../tenancy-agreements/agreement-reply.ts';
import { tenancyAgreementPath, tenancyAgreementResource } from '../tenancy-agreements/tenancy-agreement-resource.ts';
import { findAgreements } from '../tenancy-agreements/tenancy-agreement-store.ts';
import { tenancyAgreements } from '../tenancy-agreements/tenancy-agreement-table.ts';
import { inviteAgain } from './invite-again.ts';
import { refusedReply, rejectRefused } from './refused-code.ts';
import { sendAgreement } from './send-agreement.ts';
import { signAgreement } from './sign-agreement.ts';
import { signatureImageOf } from './signature-image.ts';
import { signedFileName, unsignedFileName } from './signed-document.ts';
import { signedFrom } from './signed-from.ts';
import { sendCode } from './signing-code.ts';
import { stepAt } from './signing-rules.ts';
import { findDocuments, findLatestRounds, findSigning, type PartyRow, type SignedAgreement } from './signing-store.ts';

const path = `${tenancyAgreementPath}/:id` as const;

const postSending = ownerRoute('POST', `${path}/sending`, {
  summary: 'Sends an agreement for signing: all parties sign this PDF. Each tenant gets a private link by email.',
  body: agreementSendingInput,
  response: tenancyAgreement,
  ifMatchRequired: true,
  async handler({ params: { id }, body, ...context }) {
    await lockVersion(context, tenancyAgreements, id);
    await sendAgreement(context, id, body.officialFormAttached === true);
    return replyWithAgreement(context, id);
  },
});

const postSigningCode = ownerRoute('POST', `${path}/signing-code`, {
  summary: 'Emails the owner a code to sign with, when it is the owner’s turn.',
  response: null,
  status: 204,
  rateLimit: ({ signingCodesPerHour }) => ({ max: signingCodesPerHour, timeWindow: '1 hour' }),
  async handler({ params: { id }, ...context }) {
    const signed = await lockSigning(context, id);
    await sendCode(context, signed, landlordOf(signed));
    return noContent();
  },
});

const postOwnerSignature = ownerRoute('POST', `${path}/owner-signature`, {
  summary: 'The owner signs, after all tenants have accepted. Each tenant then gets a link to sign.',
  body: ownerSignatureInput,
  response: tenancyAgreement,
  async handler({ params: { id }, body, request, ...context }) {
    const image = await signatureImageOf(body.signature);
    const signed = await lockSigning(context, id);
    const signature = { ...body, image, signedFrom: signedFrom(request) };
    const refused = await signAgreement(context, signed, landlordOf(signed), signature);
    return refused === null ? replyWithAgreement(context, id) : refusedReply(refused);
  },
  afterCommit: rejectRefused,
});

const postInvitation = ownerRoute('POST', `${path}/invitations`, {
  summary:
    'Emails a new link to a tenant who has not signed, to a new address if one is given. Earlier links stop working.',
  body: invitationInput,
  response: tenancyAgreement,
  async handler({ params: { id }, body, ...context }) {
    await inviteAgain(context, await lockSigning(context, id), body);
    return replyWithAgreement(context, id);
  },
});

const getDocument = ownerRoute('GET', `${path}/document`, {
  summary: 'The PDF of an agreement: the one that is out for signing or was signed, else that of the current content.',
  response: null,
  async handler({ params: { id }, ...context }) {
    const { database, config, now } = context;
    const found = requireFound(await firstOf(findAgreements(context, { id })));
    const round = (await findLatestRounds(database, [id])).get(id);
    const step = round && stepAt(round, now);
    if (round && step && (isOpenSigningStep(step) || step === 'signed')) {
      return pdfReply(unsignedFileName, (await findDocuments(database, round.id)).document);
    }
    const content = contentOf(tenancyAgreementResource(found));
    const today = localDateIn(found.property.timeZone, now);
    return pdfReply(unsignedFileName, await agreementPdf(config, content, { today, isSent: false }));
  },
});

const getSignedDocument = ownerRoute('GET', `${path}/signed-document`, {
  summary: 'The PDF that all parties have signed, with its evidence page.',
  response: null,
  async handler({ params: { id }, ...context }) {
    requireFound(await findOwn(context, tenancyAgreements, id));
    const round = (await findLatestRounds(context.database, [id])).get(id);
    const document = round && (await findDocuments(context.database, round.id)).signedDocument;
    if (!document) throw notFound('This agreement hasn’t been signed by everyone yet.');
    return pdfReply(signedFileName, document);
  },
});

/** Locks an agreement that was sent, and returns its latest round. */
async function lockSigning(scope: OwnerScope, id: string): Promise<SignedAgreement> {
  requireFound(await lockOwn(scope, tenancyAgreements, id));
  const round = (await findLatestRounds(scope.database, [id])).get(id);
  if (!round) throw conflict('not-sent', 'Send this agreement for signing first.');
  return findSigning(scope.database, round.id);
}

const landlordOf = ({ round }: SignedAgreement): PartyRow =>
  requireFound(round.parties.find(({ role }) => role === 'landlord'));

export const ownerSigningRoutes: Route[] = [
  postSending,
  postSigningCode,
  postOwnerSignature,
  postInvitation,
  getDocument,
  getSignedDocument,
];

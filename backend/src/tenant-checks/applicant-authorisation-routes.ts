import { applicantCheckView, checkLinkInput, checkSignatureInput } from 'shared-contract/tenant-check/check-link';
import { authorisationValidUntil, canWithdraw, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import { noContent } from '../http/json-ld.ts';
import { etagOf, requireVersion } from '../http/preconditions.ts';
import { guestRoute, publicRoute, type Route } from '../http/route.ts';
import { isTooSoonForLink } from '../mail/link-interval.ts';
import type { MoneyContext } from '../payments/money-context.ts';
import { forCheckApplicants, replyWithApplicantView } from './applicant-view.ts';
import { isAuthorised } from './authorised-content.ts';
import { requireStatus } from './change-check.ts';
import { expireLinks, findLink, findNewestLink, lockCheckByToken } from './check-links.ts';
import { mailCheckLink } from './check-mails.ts';
import { lockPaymentOf } from './free-payment.ts';
import { signAuthorisation } from './sign-authorisation.ts';
import { type FoundCheck, lockCheck, todayAt } from './tenant-check-store.ts';
import { withdrawCheck } from './withdraw-check.ts';

const viewCheck = publicRoute('POST', '/api/tenant-check-views', {
  ...forCheckApplicants,
  summary: 'What the applicant of a private link sees: the text to sign, the documents, the result and the access log.',
  body: checkLinkInput,
  response: applicantCheckView,
  readOnly: true,
  readsPrimary: true,
  handler: ({ body, ...context }) => replyWithApplicantView(context, body.token),
});

const signCheck = guestRoute('POST', '/api/tenant-check-signatures', {
  ...forCheckApplicants,
  summary: 'Signs the authorisation (V40) with the typed name and, optionally, a drawing.',
  body: checkSignatureInput,
  response: applicantCheckView,
  isReplaySafe: true,
  async handler({ body, request, ...context }) {
    const { found } = await lockCheckByToken(context, body.token);
    // A repeated request, because the response was lost or the applicant clicked twice.
    if (isSigned(context, found)) return replyWithApplicantView(context, body.token);
    requireStatus(found.row.status, isUnsent);
    requireVersion(etagOf(body.version), found.row.version);
    await signAuthorisation(context, found, body, request);
    return replyWithApplicantView(context, body.token);
  },
});

/** False for a signature that is too old to be sent, or for something else (V40): the applicant can sign again. */
function isSigned({ config, now }: Pick<MoneyContext, 'config' | 'now'>, found: FoundCheck): boolean {
  const { row, authorisation } = found;
  if (authorisation?.method !== 'signed') return false;
  if (!isUnsent(row.status)) return true;
  return isAuthorised(config, found) && todayAt(found, now) <= authorisationValidUntil(authorisation.signedOn);
}

const withdrawConsent = guestRoute('POST', '/api/tenant-check-withdrawals', {
  ...forCheckApplicants,
  summary: 'Withdraws the consent, which stops everything that was not sent yet and deletes the documents.',
  body: checkLinkInput,
  response: applicantCheckView,
  isReplaySafe: true,
  async handler({ body, ...context }) {
    const link = await findLink(context.database, body.token);
    if (link) await lockPaymentOf(context.database, link.checkId);
    const { found } = await lockCheckByToken(context, body.token);
    if (found.row.status !== 'withdrawn') {
      requireStatus(found.row.status, canWithdraw);
      await withdrawCheck(context, found);
    }
    return replyWithApplicantView(context, body.token);
  },
});

const renewLink = guestRoute('POST', '/api/tenant-check-link-renewals', {
  summary:
    'Mails a new link to the address of an expired one, and ends the others. The response is the same to every token.',
  body: checkLinkInput,
  response: null,
  status: 204,
  isReplaySafe: true,
  rateLimit: ({ offersPerHour }) => ({ max: offersPerHour, timeWindow: '1 hour' }),
  async handler({ body, ...context }) {
    const { database, now } = context;
    const link = await findLink(database, body.token);
    if (!link) return noContent();
    const found = await lockCheck(database, link.checkId);
    const newest = await findNewestLink(database, link.checkId);
    if (newest === null || isTooSoonForLink(newest, now)) return noContent();
    await expireLinks(context, link.checkId);
    await mailCheckLink(context, found, 'renewed');
    return noContent();
  },
});

export const applicantAuthorisationRoutes: Route[] = [viewCheck, signCheck, withdrawConsent, renewLink];

import type { ApplicantCheckView } from 'shared-contract/tenant-check/check-link';
import { canAddDocuments, canWithdraw, isUnsent } from 'shared-contract/tenant-check/tenant-check-rules';
import type { BackendConfig } from '../config.ts';
import type { Database } from '../database/database.ts';
import { identity, item } from '../http/json-ld.ts';
import type { Reply } from '../http/reply.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { authorisationText, requesterOf } from './authorisation-text.ts';
import { isAuthorised } from './authorised-content.ts';
import { checkContentResource } from './check-content-resource.ts';
import { eventResource, findEvents } from './check-events.ts';
import { findCheckByToken, type LinkedCheck } from './check-links.ts';
import { checkRetention } from './check-retention.ts';
import { tenantCheckPath } from './tenant-check-resource.ts';
import { todayAt } from './tenant-check-store.ts';

type Context = { database: Database; config: BackendConfig; now: Date };

/** The options of the routes for the holder of a private link. The 256 bits of a token cannot be guessed. */
export const forCheckApplicants = {
  cacheControl: 'no-store',
  rateLimit: () => ({ max: 120, timeWindow: '1 minute' }),
} as const;

/** Replies with what the applicant sees. @throws Problem 404 or 410, as `findCheckByToken` */
export async function replyWithApplicantView(context: Context, token: string): Promise<Reply> {
  return item(await applicantView(context, await findCheckByToken(context, token)));
}

async function applicantView(
  { database, config, now }: Context,
  { found, linkExpiresAt }: LinkedCheck,
): Promise<ApplicantCheckView> {
  const { row, property, notices } = found;
  const text = authorisationText(config, found, now);
  const content = checkContentResource(config, found);
  // What the applicant signed then is only in its file.
  const isOutdated = found.authorisation !== null && !isAuthorised(config, found);
  const canSignAgain = isOutdated && isUnsent(row.status);
  return {
    ...content,
    authorisation: canSignAgain ? null : content.authorisation,
    ...identity(tenantCheckPath, 'TenantCheckView', row.id),
    status: row.status,
    product: row.product,
    property: { fullAddress: fullAddressOf(property) },
    requestedBy: requesterOf(found),
    authorisationText: isOutdated && !canSignAgain ? [] : text.paragraphs,
    authorisationSha256: text.sha256,
    canAddDocuments: canAddDocuments(row.status),
    canWithdraw: canWithdraw(row.status),
    noticeSentAt: notices.at(-1)?.sentAt.toISOString() ?? null,
    events: (await findEvents(database, row.id)).map(eventResource),
    destroyOn: row.destroyOn,
    legalHold: row.legalHold,
    retentionNotice: checkRetention(found, row.status, todayAt(found, now)).rule,
    linkExpiresAt: linkExpiresAt.toISOString(),
    version: row.version,
  };
}

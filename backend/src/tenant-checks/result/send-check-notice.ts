import { randomUUID } from 'node:crypto';
import { localDateIn } from 'shared-contract/date/local-date';
import { storedRow } from '../../database/single-row.ts';
import { conflict } from '../../http/problem.ts';
import type { MoneyContext } from '../../payments/money-context.ts';
import { pdfType } from '../../pdf/pdf-reply.ts';
import { sha256Of } from '../../pdf/sha256-of.ts';
import { fullAddressOf } from '../../properties/property-resource.ts';
import { requesterOf } from '../authorisation-text.ts';
import { addEvent } from '../check-events.ts';
import { checkRetention } from '../check-retention.ts';
import { sealedApplicant, sealedFile } from '../sealed-check.ts';
import { type FoundCheck, todayAt, updateCheck } from '../tenant-check-store.ts';
import { tenantCheckFiles, tenantCheckNotices } from '../tenant-check-table.ts';
import { readReport } from './report-store.ts';
import { mailApplicant } from './result-mails.ts';

/** Within this time a repeat is the same click, even if it asks for another notice. */
const doubleClickMs = 60_000;

/**
 * Sends the written notice of a hit to the applicant (V40), once: a repeat does nothing unless the owner asks for it.
 * The check is locked. @throws Problem 409 when nothing was found
 */
export async function sendCheckNotice(money: MoneyContext, found: FoundCheck, again: boolean): Promise<void> {
  const { row, notices } = found;
  if (row.noticeDueOn === null) throw conflict('no-listing', 'No listing was found, so the applicant needs no notice.');
  const last = notices.at(-1)?.sentAt.getTime();
  if (last !== undefined && (!again || money.now.getTime() - last < doubleClickMs)) return;
  const { database, config, now } = money;
  const document = await renderDocument(money, found);
  const fileId = randomUUID();
  const { id: checkId, ownerId } = row;
  await database.insert(tenantCheckFiles).values({
    id: fileId,
    ownerId,
    checkId,
    kind: 'notice',
    mediaType: pdfType,
    byteSize: document.length,
    sha256: sha256Of(document),
    ...sealedFile.seal(config, fileId, document),
    createdAt: now,
    updatedAt: now,
  });
  const values = { ownerId, checkId, fileId, sentAt: now, createdAt: now, updatedAt: now };
  const notice = await storedRow(database.insert(tenantCheckNotices).values(values).returning(), 'notice');
  await updateCheck(money, row);
  await addEvent(money, row, 'owner', 'noticeSent');
  await mailApplicant(money, found, 'notice', { attachment: { kind: 'checkNotice', id: notice.id } });
}

/** The renderer is loaded with the first notice. */
async function renderDocument({ config, now }: MoneyContext, found: FoundCheck): Promise<Buffer> {
  const { row, property, owner, applicant } = found;
  const { result } = readReport(config, found);
  if (!result || !applicant) throw new Error('Expected the result and the applicant of a complete check.');
  const { renderCheckNotice } = await import('./check-notice-document.ts');
  return renderCheckNotice({
    product: row.product,
    applicant: sealedApplicant.unseal(config, applicant),
    owner: { name: requesterOf(found), email: owner.username },
    property: fullAddressOf(property),
    state: property.state,
    result,
    provider: config.tenantChecksName,
    retention: checkRetention(found, 'complete', localDateIn(property.timeZone, row.completedAt ?? now)).rule,
    today: todayAt(found, now),
  });
}

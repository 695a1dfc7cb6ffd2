import { checkAnswerInput, tenantCheckContent, tenantCheckDetail } from 'shared-contract/tenant-check/tenant-check';
import * as z from 'zod/mini';
import { item, noContent } from '../../http/json-ld.ts';
import { ownerRoute, type Route } from '../../http/route.ts';
import { detailsReply } from '../check-content-resource.ts';
import { addEvent } from '../check-events.ts';
import { tenantCheckDetail as detailResource, tenantCheckPath } from '../tenant-check-resource.ts';
import { findOwnCheck, lockOwnCheck } from '../tenant-check-store.ts';
import { destroyEarly } from './destroy-early.ts';
import { reportReply } from './report-file.ts';
import { sendCheckNotice } from './send-check-notice.ts';
import { storeAnswer } from './store-answer.ts';
import { storedFileReply } from './stored-file.ts';

/** No hash of a body and no reply is stored for repeated requests, because both have personal data. */
const shared = { cacheControl: 'no-store', isReplaySafe: true } as const;

const answerQuestion = ownerRoute('POST', `${tenantCheckPath}/:id/answers`, {
  ...shared,
  summary: 'Answers the provider’s question, once. A job sends the answer.',
  body: checkAnswerInput,
  response: tenantCheckContent,
  async handler({ params, body, ...context }) {
    await storeAnswer(context, await lockOwnCheck(context, params.id), 'owner', body.answer);
    const answered = await findOwnCheck(context, params.id);
    return detailsReply(context.config, answered);
  },
});

const downloadReport = ownerRoute('POST', `${tenantCheckPath}/:id/reports`, {
  ...shared,
  summary: 'The report as a PDF, until it expires. Adds an entry to the access log, which the applicant sees.',
  response: null,
  async handler({ params, ...context }) {
    const found = await findOwnCheck(context, params.id);
    const reply = await reportReply(context.config, context.now, found);
    await addEvent(context, found.row, 'owner', 'reportDownloaded');
    return reply;
  },
});

const sendNotice = ownerRoute('POST', `${tenantCheckPath}/:id/notices`, {
  ...shared,
  summary: 'Emails the applicant the written notice of a listing. Sent once, unless `again` is true.',
  query: z.object({ again: z.optional(z.literal('true')) }),
  response: tenantCheckDetail,
  async handler({ params, query, ...context }) {
    await sendCheckNotice(context, await lockOwnCheck(context, params.id), query.again === 'true');
    const sent = await findOwnCheck(context, params.id);
    return item(await detailResource(context, sent), sent.row.version);
  },
});

const downloadNotice = ownerRoute('POST', `${tenantCheckPath}/:id/notice-files`, {
  ...shared,
  summary: 'The PDF of the last notice. Adds an entry to the access log, which the applicant sees.',
  response: null,
  async handler({ params, ...context }) {
    const found = await findOwnCheck(context, params.id);
    const reply = await storedFileReply(context, found, 'notice');
    await addEvent(context, found.row, 'owner', 'noticeDownloaded');
    return reply;
  },
});

const destroyCheck = ownerRoute('POST', `${tenantCheckPath}/:id/destructions`, {
  ...shared,
  summary: 'Destroys a complete check before its date (V41), and issues a certificate.',
  response: null,
  status: 204,
  async handler({ params, ...context }) {
    await destroyEarly(context, await lockOwnCheck(context, params.id));
    return noContent();
  },
});

export const ownerResultRoutes: Route[] = [answerQuestion, downloadReport, sendNotice, downloadNotice, destroyCheck];

import { notice, noticeInput } from 'shared-contract/tenancy/notice';
import { collectionOf } from 'shared-contract/wire/json-ld';
import * as z from 'zod/mini';
import { created, item, replyWithPage } from '../http/json-ld.ts';
import { pageParameter } from '../http/parameters.ts';
import { requireFound } from '../http/problem.ts';
import { ownerRoute, type Route } from '../http/route.ts';
import { findOwn } from '../owned-rows/owned-rows.ts';
import { pdfReply } from '../pdf/pdf-reply.ts';
import { tenancyPath } from '../tenancies/tenancy-path.ts';
import { tenancies } from '../tenancies/tenancy-table.ts';
import { giveNotice } from './give-notice.ts';
import { noticeFile } from './notice-file.ts';
import { noticePath, noticeResource } from './notice-resource.ts';
import { findNotices } from './notice-store.ts';
import { notices } from './notice-table.ts';
import { withdrawNotice } from './withdraw-notice.ts';

const listNotices = ownerRoute('GET', `${tenancyPath}/:id/notices`, {
  summary: 'The notices of a tenancy and the ends that were recorded, newest first.',
  query: z.object({ page: pageParameter }),
  response: collectionOf(notice),
  async handler(context) {
    const { id } = requireFound(await findOwn(context, tenancies, context.params.id));
    return replyWithPage('Notice', context, findNotices(context, { tenancyId: id }), noticeResource);
  },
});

const postNotice = ownerRoute('POST', `${tenancyPath}/:id/notices`, {
  summary: 'Gives a notice to the tenants by email, or records an end. 422 tells the earliest lawful date.',
  body: noticeInput,
  response: notice,
  status: 201,
  async handler({ params, body, ...context }) {
    const given = await giveNotice(context, params.id, body.content);
    return created(noticeResource(given), given.version);
  },
});

const postWithdrawal = ownerRoute('POST', `${noticePath}/:id/withdrawal`, {
  summary: 'Withdraws a notice before it takes effect. The tenants get an email.',
  response: notice,
  async handler({ params, ...context }) {
    const withdrawn = await withdrawNotice(context, params.id);
    return item(noticeResource(withdrawn), withdrawn.version);
  },
});

const getNoticePdf = ownerRoute('GET', `${noticePath}/:id/pdf`, {
  summary: 'The PDF of a notice, with the bytes that the tenants got.',
  response: null,
  async handler({ params, ...scope }) {
    const file = requireFound(noticeFile(requireFound(await findOwn(scope, notices, params.id))));
    return pdfReply(file.filename, file.content);
  },
});

export const noticeRoutes: Route[] = [listNotices, postNotice, postWithdrawal, getNoticePdf];

import type { Notice } from 'shared-contract/tenancy/notice';
import { identity } from '../http/json-ld.ts';
import type { notices } from './notice-table.ts';

export const noticePath = '/api/notices';

/** A notice without the bytes of its document. */
export type NoticeRow = Omit<typeof notices.$inferSelect, 'document'>;

export function noticeResource(row: NoticeRow): Notice {
  const { id, content, givenAt, appliedAt, withdrawnAt, served, documentSha256 } = row;
  return {
    ...identity(noticePath, 'Notice', id),
    content,
    status: withdrawnAt ? 'withdrawn' : appliedAt ? 'applied' : 'given',
    givenAt: givenAt.toISOString(),
    appliedAt: appliedAt?.toISOString() ?? null,
    withdrawnAt: withdrawnAt?.toISOString() ?? null,
    served,
    pdf: documentSha256 === null ? null : `${noticePath}/${id}/pdf`,
  };
}

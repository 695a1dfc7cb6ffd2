import { centsOf, formatRent } from 'shared-contract/money/money';
import type { NoticeContent, NoticeKind } from 'shared-contract/tenancy/notice';
import { formatLocalDate } from 'shared-ui';
import { entryPurposeLabels } from 'tenancy-law/rules/entry-notice-rows';

const labels: Record<NoticeKind, string> = {
  rentIncrease: 'Notice of rent increase',
  end: 'Notice to end the tenancy',
  entry: 'Notice of entry',
  tenantEnds: 'Notice of intention to leave',
  agreedEnd: 'Agreement to end the tenancy',
};

export const noticeLabel = ({ kind }: { kind: NoticeKind }): string => labels[kind];

/** Returns what a notice changes, in one line: "$680 per week from 1 Mar 2027". */
export function noticeEffect(content: NoticeContent): string {
  switch (content.kind) {
    case 'rentIncrease':
      return `${formatRent(centsOf(content.rent))} from ${formatLocalDate(content.effectiveDate)}`;
    case 'entry':
      return `${entryPurposeLabels[content.purpose]} on ${formatLocalDate(content.date)}, ${content.from} to ${content.to}`;
    default:
      return `Last day ${formatLocalDate(content.endDate)}`;
  }
}

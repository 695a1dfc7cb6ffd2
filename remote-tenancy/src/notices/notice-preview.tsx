import { Alert, Stack, Text } from '@mantine/core';
import { localDateIn } from 'shared-contract/date/local-date';
import { centsOf, formatRent } from 'shared-contract/money/money';
import { isWrittenNotice, type NoticeContent, type NoticeFacts } from 'shared-contract/tenancy/notice';
import type { Tenancy } from 'shared-contract/tenancy/tenancy';
import { formatLocalDate } from 'shared-ui';
import { partyNames } from 'tenancy-law/form/party-names';
import { noticeEffect, noticeLabel } from './notice-labels.ts';

type NoticePreviewProps = { content: NoticeContent; tenancy: Tenancy; facts: NoticeFacts };

/** What will be sent and to whom, and what follows from it. */
export function NoticePreview({ content, tenancy, facts }: NoticePreviewProps) {
  const isRecord = !isWrittenNotice(content);
  const withEmail = tenancy.tenants.filter(({ email }) => email !== '');
  const without = tenancy.tenants.filter(({ email }) => email === '');
  const { tenants } = partyNames(facts.state, facts.startDate);
  const note = noteOf(content);
  return (
    <Stack gap="sm">
      <Text fw={600}>{noticeLabel(content)}</Text>
      <Text>{noticeEffect(content)}</Text>
      {note ? <Text style={{ whiteSpace: 'pre-line' }}>{note}</Text> : null}
      {!isRecord && withEmail.length > 0 ? (
        <Text>
          We’ll email the notice as a PDF to {withEmail.map(({ name, email }) => `${name} (${email})`).join(' and ')}.
        </Text>
      ) : null}
      {!isRecord && without.length > 0 ? (
        <Alert color="yellow">
          {without.map(({ name }) => name).join(' and ')} has no email address. Download the PDF afterwards and hand or
          post it.
        </Alert>
      ) : null}
      {!isRecord && !facts.electronicService ? (
        <Alert color="yellow">
          Your agreement doesn’t record that the {tenants} accept notices by email. Also hand or post them the PDF.
        </Alert>
      ) : null}
      <Text>{consequence(content, facts)}</Text>
    </Stack>
  );
}

function noteOf(content: NoticeContent): string {
  if (content.kind === 'rentIncrease') return content.calculation;
  return content.kind === 'entry' ? content.note : content.reason;
}

/** Returns an increase as a percentage, where an extra digit shows at once: "3.6%". */
function increase(from: string, to: string): string {
  const share = centsOf(to) / centsOf(from) - 1;
  return share.toLocaleString('en-AU', { style: 'percent', maximumFractionDigits: 1 });
}

function consequence(content: NoticeContent, facts: NoticeFacts): string {
  switch (content.kind) {
    case 'rentIncrease':
      return `The rent goes from ${formatRent(centsOf(facts.rent))} to ${formatRent(centsOf(content.rent))} on ${formatLocalDate(content.effectiveDate)}, ${increase(facts.rent, content.rent)} more. You can withdraw the notice until then.`;
    case 'entry':
      return 'The visit appears in your timeline and calendar.';
    default:
      return content.endDate < localDateIn(facts.timeZone, new Date())
        ? 'The tenancy ends at once, and its agreement with it.'
        : `The tenancy ends after ${formatLocalDate(content.endDate)}, and its agreement with it. You can withdraw this until then.`;
  }
}

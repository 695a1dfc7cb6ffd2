import * as z from 'shared-contract/schema';
import { agreedRentIncrease } from '../agreement/agreement-terms.ts';
import { decimalAmount } from '../money/money.ts';
import { australianState } from '../place/suburb.ts';
import { plainLine, plainText } from '../text/plain-text.ts';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';
import { mailRecipients } from './mail-recipients.ts';

const localDate = z.iso.date('Enter a date.');

/** The kinds of notices, see {@link noticeContent}. */
export const noticeKind = z.enum(['rentIncrease', 'end', 'entry', 'tenantEnds', 'agreedEnd']);
export type NoticeKind = z.infer<typeof noticeKind>;

/**
 * What a notice says. Dates are local dates of the property, `rent` is per week, times are local, such as `10:30`.
 * `ground` of `end` is a code of the package `tenancy-law`, or `agreement` for a property that is not a home.
 * `tenantEnds` records the tenants' own notice, `agreedEnd` an end that both sides agreed.
 */
export const noticeContent = z.discriminatedUnion('kind', [
  z.object({
    kind: z.literal('rentIncrease'),
    rent: decimalAmount,
    effectiveDate: localDate,
    calculation: plainText(1000),
  }),
  z.object({
    kind: z.literal('end'),
    ground: plainLine(60, 'Choose a reason.'),
    endDate: localDate,
    reason: plainText(2000),
    evidenceAttached: z.optional(z.boolean()),
  }),
  z.object({
    kind: z.literal('entry'),
    purpose: z.enum(['inspection', 'repairs', 'safetyCheck', 'showing', 'valuation']),
    date: localDate,
    from: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 10:30.')),
    to: z.string().check(z.regex(/^([01]\d|2[0-3]):[0-5]\d$/, 'Enter a time such as 11:00.')),
    note: plainText(1000),
  }),
  z.object({ kind: z.literal('tenantEnds'), receivedDate: localDate, endDate: localDate, reason: plainText(1000) }),
  z.object({ kind: z.literal('agreedEnd'), endDate: localDate, reason: plainText(1000) }),
]);
export type NoticeContent = z.infer<typeof noticeContent>;

/** A notice by which the tenancy ends. */
export type EndNotice = Extract<NoticeContent, { kind: 'end' | 'tenantEnds' | 'agreedEnd' }>;
/** A notice to the tenants, which has a document. The others record what the tenants did or both sides agreed. */
export type WrittenNotice = Extract<NoticeContent, { kind: 'rentIncrease' | 'end' | 'entry' }>;

/** True for a notice by which the tenancy ends. A tenancy has at most one open one. */
export const isEndNotice = (content: NoticeContent): content is EndNotice => 'endDate' in content;

/** True for a notice that is written and sent to the tenants. */
export const isWrittenNotice = (content: NoticeContent): content is WrittenNotice =>
  content.kind !== 'tenantEnds' && content.kind !== 'agreedEnd';

/** `POST /api/tenancies/{id}/notices` with an Idempotency-Key. */
export const noticeInput = z.object({ content: noticeContent });

/**
 * `GET /api/tenancies/{id}/notices`. `served` is the proof of service: when and to whom each mail was handed over.
 */
export const notice = z.object({
  ...linked,
  content: noticeContent,
  /** `given`, then `applied` on its date, or `withdrawn` before it. */
  status: openEnum(z.enum(['given', 'applied', 'withdrawn'])),
  givenAt: z.string(),
  appliedAt: z.nullable(z.string()),
  withdrawnAt: z.nullable(z.string()),
  served: mailRecipients,
  /** The address of the PDF; null for a record without a document. */
  pdf: z.nullable(z.string()),
});
export type Notice = z.infer<typeof notice>;

/**
 * What the law about notices depends on, as the server knows it: browser and server check a notice with the same
 * facts. Dates are local dates of the property.
 */
export const noticeFacts = z.object({
  state: australianState,
  /** False for a commercial or rural lease, to which the law on homes does not apply. */
  residential: z.boolean(),
  timeZone: z.string(),
  leaseType: z.enum(['fixed', 'periodic']),
  startDate: z.string(),
  /** The last day of the fixed term. Null for a periodic tenancy. */
  fixedEnd: z.nullable(z.string()),
  rent: decimalAmount,
  /**
   * The day on which the rent last rose, or will rise by a notice. In QLD that of the property, else of the tenancy.
   */
  lastIncrease: z.nullable(z.string()),
  agreedRentIncrease,
  /** True when the tenants agreed to notices by email. */
  electronicService: z.boolean(),
});
export type NoticeFacts = z.infer<typeof noticeFacts>;

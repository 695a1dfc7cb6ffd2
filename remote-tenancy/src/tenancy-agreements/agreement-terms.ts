import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { centsOf, decimalAmount, formatRent } from 'shared-contract/money/money';
import * as z from 'shared-contract/schema';
import { formatLocalDate } from 'shared-ui';

const localDate = z.string().check(z.regex(/^\d{4}-\d{2}-\d{2}$/));
const terms = {
  rent: decimalAmount,
  startDate: localDate,
  endDate: z.nullable(localDate),
};

/**
 * Returns the terms, such as "$650 per week · 1 Feb 2026 to 31 Jan 2027". A draft may lack some details, which are
 * omitted.
 */
export function agreementTerms({ tenancyAgreementDetails }: TenancyAgreement): string {
  const readDetail = <S extends z.ZodMiniType>(name: string, schema: S): z.output<S> | undefined => {
    const found = tenancyAgreementDetails.find((detail) => detail.name === name);
    const parsed = z.safeParse(schema, found?.value);
    return parsed.success ? parsed.data : undefined;
  };
  const rent = readDetail('rent', terms.rent);
  const start = readDetail('startDate', terms.startDate);
  const end = readDetail('endDate', terms.endDate);
  return [rent && formatRent(centsOf(rent)), start && termText(start, end)].filter(Boolean).join(' · ');
}

function termText(start: string, end: string | null | undefined): string {
  if (end === null) return `periodic from ${formatLocalDate(start)}`;
  return end === undefined ? `from ${formatLocalDate(start)}` : `${formatLocalDate(start)} to ${formatLocalDate(end)}`;
}

import type { PaymentMethod, Repairer } from 'shared-contract/agreement/agreement-terms';
import { formatPhone } from 'shared-contract/contact/person-contact';
import { centsOf, formatMoney } from 'shared-contract/money/money';
import type { AgreementContent } from 'tenancy-law/agreement/agreement-content';
import { formDate } from 'tenancy-law/form/form-date';
import { paymentMethodLabels } from 'tenancy-law/form/term-labels';
import { rentPerPeriod } from 'tenancy-law/rules/monthly-rent';

/** What fills a field: a text, or for a check box whether it is ticked. Undefined leaves the field empty. */
type FormValue = string | boolean | undefined;

type Source = AgreementContent & { today: string };

const amount = (decimal: string | undefined) => decimal && formatMoney(centsOf(decimal)).replace('$', '');
const shortDate = (date: string | null | undefined) => date?.split('-').reverse().join('/');

const perPeriod = ({ terms, property, today }: Source, period: 'fortnightCents' | 'monthCents') => {
  if (terms.rent === undefined) return undefined;
  const date = formDate(terms, today);
  const { value } = rentPerPeriod(property.state, date, { rentCents: centsOf(terms.rent) });
  return formatMoney(value[period]).replace('$', '');
};

const tenant = (index: number) => ({
  [`tenant${index + 1}.name`]: ({ tenantDetails }: Source) => tenantDetails[index]?.name,
  [`tenant${index + 1}.address`]: ({ tenantDetails }: Source) => tenantDetails[index]?.address,
  [`tenant${index + 1}.phone`]: ({ tenantDetails }: Source) => formatPhone(tenantDetails[index]?.phone ?? ''),
  [`tenant${index + 1}.email`]: ({ tenantDetails }: Source) => tenantDetails[index]?.email,
});

const repairer = (trade: Repairer['trade']) => {
  const find = ({ terms }: Source) => terms.repairers?.find((one) => one.trade === trade);
  return {
    [`repairs.${trade}.name`]: (source: Source) => find(source)?.name,
    [`repairs.${trade}.phone`]: (source: Source) => formatPhone(find(source)?.phone ?? ''),
  };
};

const paysBy = (method: PaymentMethod) => ({
  [`payment.${method}`]: ({ terms }: Source) => terms.paymentMethods?.includes(method),
});

/** The values that a map of fields can name. Amounts are without `$`, dates are written 05/12/2026. */
const values: Record<string, (source: Source) => FormValue> = {
  'agreement.date': ({ today }) => shortDate(today),
  'landlord.name': ({ landlordDetails }) => landlordDetails.name,
  'landlord.address': ({ landlordDetails }) => landlordDetails.address,
  'landlord.phone': ({ landlordDetails }) => formatPhone(landlordDetails.phone),
  'landlord.email': ({ landlordDetails }) => landlordDetails.email,
  'landlord.acn': ({ landlordDetails }) => landlordDetails.acn ?? undefined,
  'tenants.names': ({ tenantDetails }) => tenantDetails.map(({ name }) => name).join(', '),
  ...tenant(0),
  ...tenant(1),
  ...tenant(2),
  ...tenant(3),
  'premises.address': ({ property }) => property.fullAddress,
  'premises.inclusions': ({ terms }) => terms.inclusions,
  'premises.exclusions': ({ terms }) => terms.exclusions,
  'term.isFixed': ({ terms }) => terms.leaseType === 'fixed',
  'term.isPeriodic': ({ terms }) => terms.leaseType === 'periodic',
  'term.start': ({ terms }) => shortDate(terms.startDate),
  'term.end': ({ terms }) => shortDate(terms.endDate),
  'rent.week': ({ terms }) => amount(terms.rent),
  'rent.fortnight': (source) => perPeriod(source, 'fortnightCents'),
  'rent.month': (source) => perPeriod(source, 'monthCents'),
  'rent.paidWeekly': ({ terms }) => terms.rentPaid === 'week',
  'rent.paidFortnightly': ({ terms }) => terms.rentPaid === 'fortnight',
  'rent.paidMonthly': ({ terms }) => terms.rentPaid === 'month',
  'rent.firstPayment': ({ terms }) => shortDate(terms.firstPayment),
  'rent.inAdvanceWeeks': ({ terms }) => terms.rentInAdvanceWeeks?.toString(),
  'rent.lastIncrease': ({ terms }) => shortDate(terms.lastRentIncrease),
  'payment.methods': ({ terms }) => terms.paymentMethods?.map((method) => paymentMethodLabels[method]).join(', '),
  ...paysBy('bankTransfer'),
  ...paysBy('bpay'),
  ...paysBy('rentCard'),
  ...paysBy('cheque'),
  ...paysBy('cash'),
  'payment.accountName': ({ terms }) => terms.paymentAccount?.name,
  'payment.bsb': ({ terms }) => terms.paymentAccount?.bsb,
  'payment.accountNumber': ({ terms }) => terms.paymentAccount?.number,
  'payment.reference': ({ terms }) => terms.paymentReference,
  'bond.amount': ({ terms }) => amount(terms.bond),
  'bond.pet': ({ terms }) => amount(terms.petBond),
  'occupants.maximum': ({ terms }) => terms.maximumOccupants?.toString(),
  'pets.agreed': ({ terms }) => terms.petsAllowed,
  'pets.notAgreed': ({ terms }) => terms.petsAllowed === false,
  'pets.which': ({ terms }) => (terms.petsAllowed ? terms.pets : undefined),
  ...repairer('electrical'),
  ...repairer('plumbing'),
  ...repairer('gas'),
  ...repairer('other'),
  'ownersCorp.applies': ({ terms }) => terms.ownersCorp?.applicable,
  'ownersCorp.doesNotApply': ({ terms }) => terms.ownersCorp?.applicable === false,
  'electronic.landlord': ({ terms }) => terms.electronicCommunication?.landlord,
  'electronic.tenant': ({ terms }) => terms.electronicCommunication?.tenant,
  'conditionReport.provided': ({ terms }) => terms.conditionReport?.provided,
  'conditionReport.willBeProvided': ({ terms }) => terms.conditionReport?.willBeProvided,
  specialTerms: ({ terms }) => terms.specialTerms,
};

/** The names that a map of fields can use. */
export const formValueNames = Object.keys(values);

/** Returns the value of a name in {@link formValueNames}. */
export function formValue(name: string, source: Source): FormValue {
  return values[name]?.(source);
}

import type { AgreementTermName } from 'shared-contract/agreement/agreement-terms';
import { formDate } from '../form/form-date.ts';
import { type StateForm, stateForm } from '../form/state-form.ts';
import type { AgreementContent } from './agreement-content.ts';
import { type AgreementFinding, type AgreementStep, stepOf } from './agreement-step.ts';
import { termPath } from './term-path.ts';

/** Returns a blocking finding for everything that an agreement needs before it is sent. */
export function missingContent(content: AgreementContent, today: string): AgreementFinding[] {
  const form = stateForm(content.property.state, formDate(content.terms, today));
  return [...missingParties(content, form), ...missingTerms(content, form)];
}

function missingParties(
  { landlordDetails, tenantDetails }: AgreementContent,
  { labels }: StateForm,
): AgreementFinding[] {
  const [landlord, tenant] = [labels.landlord.toLowerCase(), labels.tenant.toLowerCase()];
  const landlordEmail = emailOf(landlordDetails);
  return [
    ...absent(landlordDetails.address, 'landlord-address', `Enter the address of the ${landlord}.`),
    ...absent(landlordDetails.email, 'landlord-email', `Enter the email address of the ${landlord}.`),
    ...tenantDetails.flatMap((one) => [
      ...absent(one.email, 'tenant-email', `Enter the email address of ${one.name}. We send the agreement there.`),
      ...(emailOf(one) !== '' && emailOf(one) === landlordEmail
        ? [blocked('tenant-is-landlord', 'tenancy-details', `Enter an email address of ${one.name} that isn’t yours.`)]
        : []),
    ]),
    ...absent(tenantDetails.length === 0 ? '' : 'some', 'tenants', `Add a ${tenant}.`),
  ];
}

const emailOf = ({ email }: { email: string }) => email.trim().toLowerCase();

const absent = (value: string, code: string, message: string) =>
  value.trim() === '' ? [blocked(`missing-${code}`, 'tenancy-details', message)] : [];

function missingTerms({ terms }: AgreementContent, form: StateForm): AgreementFinding[] {
  const findings: AgreementFinding[] = [];
  const need = (name: AgreementTermName, message: string) => {
    if (terms[name] !== undefined || !form.has(name)) return;
    findings.push(blocked(`missing-${name}`, stepOf(termPath(name)), message));
  };
  need('leaseType', 'Choose a fixed term or a periodic agreement.');
  need('startDate', 'Choose the day on which the agreement starts.');
  if (terms.leaseType === 'fixed' && !terms.endDate) {
    findings.push(blocked('missing-endDate', 'lease-details', 'Choose the day on which the fixed term ends.'));
  }
  need('rent', 'Enter the weekly rent.');
  need('rentPaid', 'Choose how often the rent is paid.');
  need('firstPayment', 'Choose the day of the first payment.');
  need('bond', 'Enter the bond, or 0 for none.');
  if (!terms.paymentMethods || terms.paymentMethods.length === 0) {
    findings.push(blocked('missing-paymentMethods', 'lease-details', 'Choose how the rent can be paid.'));
  } else if (terms.paymentMethods.includes('bankTransfer') && !terms.paymentAccount) {
    findings.push(blocked('missing-paymentAccount', 'lease-details', 'Enter the account for bank transfers.'));
  }
  need('lastRentIncrease', 'Say when the rent of this home last rose, or that it hasn’t.');
  need('utilities', 'Say which services are connected and who pays for them.');
  need('petsAllowed', 'Say whether pets are allowed.');
  return findings;
}

function blocked(code: string, step: AgreementStep, message: string): AgreementFinding {
  return { code, level: 'blocked', step, message };
}

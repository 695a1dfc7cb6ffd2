import { formatPhone } from 'shared-contract/contact/person-contact';
import { type AgreementSection, optionalRow, row, type SectionContext } from './section-text.ts';

/** Formats the nine digits of an ACN as `004 085 616`. */
const formatAcn = (acn: string) => acn.replaceAll(/\s/g, '').replace(/^(\d{3})(\d{3})(\d{3})$/, '$1 $2 $3');

export function landlordSection({ content, form }: SectionContext): AgreementSection {
  const { name, acn, address, phone, email } = content.landlordDetails;
  return {
    name: 'landlord',
    title: form.labels.landlord,
    rows: [
      row('Full name', name),
      ...optionalRow('ACN', acn && formatAcn(acn)),
      row('Address', address),
      row('Phone', formatPhone(phone)),
      row('Email', email),
    ],
  };
}

/** The tenants by their positions. With several, each label names its tenant, so that a row is clear on its own. */
export function tenantsSection({ content, form }: SectionContext): AgreementSection {
  const { tenant } = form.labels;
  const tenants = content.tenantDetails.toSorted((one, other) => one.position - other.position);
  const isOne = tenants.length === 1;
  return {
    name: 'tenants',
    title: isOne ? tenant : `${tenant}s`,
    rows: tenants.flatMap(({ name, address, phone, email }, index) => {
      const label = (text: string) => (isOne ? text : `${tenant} ${index + 1}: ${text.toLowerCase()}`);
      return [
        row(label('Full name'), name),
        ...optionalRow(label('Current address'), address),
        row(label('Phone'), formatPhone(phone)),
        row(label('Email'), email),
      ];
    }),
  };
}

export function electronicSection({ content, form }: SectionContext): AgreementSection {
  const { landlord, tenant } = form.labels;
  const consent = content.terms.electronicCommunication;
  const answer = (agrees: boolean | undefined, email: string) => {
    if (agrees === undefined) return undefined;
    return agrees ? `Agrees to notices by email${email ? ` to ${email}` : ''}` : 'Doesn’t agree to notices by email';
  };
  const tenantEmails = content.tenantDetails.map(({ email }) => email).filter(Boolean);
  return {
    name: 'electronic',
    title: 'Notices by email',
    rows: [
      row(landlord, answer(consent?.landlord, content.landlordDetails.email)),
      row(content.tenantDetails.length > 1 ? `${tenant}s` : tenant, answer(consent?.tenant, tenantEmails.join(', '))),
    ],
    paragraphs: ['Each party can withdraw this consent by telling the other in writing.'],
  };
}

export function signaturesSection({ content, form }: SectionContext): AgreementSection {
  const { landlord, tenant } = form.labels;
  const { landlordDetails, tenantDetails } = content;
  return {
    name: 'signatures',
    title: 'Signatures',
    rows: [
      row(landlord, landlordDetails.name),
      ...tenantDetails.map(({ name }, index) =>
        row(tenantDetails.length > 1 ? `${tenant} ${index + 1}` : tenant, name),
      ),
    ],
    paragraphs: [
      'By signing, each party agrees to everything in this document. ' +
        'Where it’s signed electronically, its last pages show each signature with its time.',
    ],
  };
}

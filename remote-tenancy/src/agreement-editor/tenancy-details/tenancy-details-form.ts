import type { TenantDetail } from 'shared-contract/agreement/tenancy-agreement';
import { withPositions } from 'shared-contract/agreement/tenant-positions';
import { formatPhone, tidyPhone } from 'shared-contract/contact/person-contact';
import * as z from 'shared-contract/schema';
import type { StateFormLabels } from 'tenancy-law/form/state-form';
import type { AgreementChange, AgreementStepForm } from '../edited-agreement.ts';

const tenantValues = z.object({ name: z.string(), email: z.string(), phone: z.string(), address: z.string() });
type TenantValues = z.infer<typeof tenantValues>;

const values = z.object({
  landlordName: z.string(),
  landlordAddress: z.string(),
  landlordPhone: z.string(),
  landlordEmail: z.string(),
  landlordAcn: z.string(),
  tenants: z.array(tenantValues),
});
export type TenancyDetailsValues = z.infer<typeof values>;

export const emptyTenant: TenantValues = { name: '', email: '', phone: '', address: '' };
export const maxTenants = 20;

const landlordFields: Record<string, keyof TenancyDetailsValues> = {
  name: 'landlordName',
  address: 'landlordAddress',
  phone: 'landlordPhone',
  email: 'landlordEmail',
  acn: 'landlordAcn',
};

/**
 * The row of the form in which each tenant of a change is. A row without any text is no tenant yet, so the numbers of
 * rows and tenants differ.
 */
const rowOfTenant = new WeakMap<TenantDetail, number>();

/** Returns the form of the parties, with the names that the state's form has for them. */
export function tenancyDetailsForm({ landlord, tenant }: StateFormLabels): AgreementStepForm<TenancyDetailsValues> {
  return {
    step: 'tenancy-details',
    draftDescription: 'the parties of this agreement',
    schema: values,
    version: 1,
    labels: {
      landlordName: `${landlord}’s name`,
      landlordAddress: `${landlord}’s address`,
      landlordPhone: `${landlord}’s phone`,
      landlordEmail: `${landlord}’s email`,
      landlordAcn: `${landlord}’s ACN`,
      tenants: `${tenant}s`,
    },
    formatValue: (field, value) =>
      field === 'tenants' ? z.array(tenantValues).parse(value).map(formatTenant).join('\n') : String(value),
    valuesOf: ({ landlordDetails, tenantDetails }) => ({
      landlordName: landlordDetails.name,
      landlordAddress: landlordDetails.address,
      landlordPhone: formatPhone(landlordDetails.phone),
      landlordEmail: landlordDetails.email,
      landlordAcn: landlordDetails.acn ?? '',
      tenants: [...tenantDetails]
        .sort((one, other) => one.position - other.position)
        .map(({ name, email, phone, address }) => ({ name, email, phone: formatPhone(phone), address })),
    }),
    patchOf: (typed) => ({ patch: toPatch(typed), errors: {} }),
    fieldOf(path, { tenantDetails = [] }) {
      const [, landlordField = ''] = /^landlordDetails\.(\w+)/.exec(path) ?? [];
      const [, index, field] = /^tenantDetails[.[](\d+)\]?\.(\w+)/.exec(path) ?? [];
      const row = rowOfTenant.get(tenantDetails[Number(index)] as TenantDetail);
      if (row !== undefined && field && field in emptyTenant) return `tenants.${row}.${field}`;
      return path.startsWith('tenantDetails') ? 'tenants' : (landlordFields[landlordField] ?? null);
    },
  };
}

function toPatch(typed: TenancyDetailsValues): AgreementChange {
  const rows = typed.tenants.map((tenant, row) => ({ tenant, row })).filter(({ tenant }) => !isEmpty(tenant));
  const tenantDetails = withPositions(
    rows.map(({ tenant: { name, email, phone, address } }) => ({
      name: name.trim(),
      email: email.trim(),
      phone: tidyPhone(phone),
      address: address.trim(),
    })),
  );
  for (const [index, tenant] of tenantDetails.entries()) rowOfTenant.set(tenant, rows[index]?.row ?? index);
  return {
    landlordDetails: {
      name: typed.landlordName.trim(),
      address: typed.landlordAddress.trim(),
      phone: tidyPhone(typed.landlordPhone),
      email: typed.landlordEmail.trim(),
      acn: typed.landlordAcn.trim() || null,
    },
    tenantDetails,
  };
}

const isEmpty = (tenant: TenantValues) => Object.values(tenant).every((text) => text.trim() === '');

const formatTenant = ({ name, email, phone, address }: TenantValues, index: number) =>
  `${index + 1}. ${[name, email, phone, address].filter(Boolean).join(', ')}`;

import type { TenantCheckProduct } from './tenant-check-status.ts';

/** A company that runs a tenancy database. Applicants must learn how to contact it (V40). */
export type TenancyDatabase = { name: string; operator: string; website: string };

const tica: TenancyDatabase = {
  name: 'TICA',
  operator: 'TICA Default Tenancy Control Pty Ltd',
  website: 'https://www.tica.com.au',
};
const ntd: TenancyDatabase = {
  name: 'National Tenancy Database',
  operator: 'Equifax Australasia Credit Ratings Pty Ltd',
  website: 'https://www.tenancydatabase.com.au',
};

/** What a product of tenant checks searches. `sku` names its product in the shop, which has the price. */
export type CheckCoverage = {
  sku: string;
  label: string;
  databases: readonly TenancyDatabase[];
  also: readonly string[];
};

/** The products of tenant checks, in the order of a dropdown. */
export const checkCoverage: Record<TenantCheckProduct, CheckCoverage> = {
  TICA: { sku: 'CHECK-TICA', label: 'TICA', databases: [tica], also: [] },
  NTD: { sku: 'CHECK-NTD', label: 'National Tenancy Database', databases: [ntd], also: [] },
  Combined: {
    sku: 'CHECK-COMBINED',
    label: 'Combined check',
    databases: [tica, ntd],
    also: ['Identity'],
  },
};

import * as z from 'shared-contract/schema';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** Status of a tenant check. */
export const tenantCheckStatus = z.enum([
  'draft',
  'awaitingConsent',
  'submitted',
  'processing',
  'complete',
  'needsInfo',
]);
export type TenantCheckStatus = z.infer<typeof tenantCheckStatus>;

export const tenantCheckProduct = z.enum(['TICA', 'NTD', 'Combined']);
export type TenantCheckProduct = z.infer<typeof tenantCheckProduct>;

/** `GET /api/tenant-checks`. It never contains identity documents. */
export const tenantCheck = z.object({
  ...linked,
  status: openEnum(tenantCheckStatus),
  product: openEnum(tenantCheckProduct),
  applicant: z.object({ name: z.string() }),
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() }),
  requestedAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** When the report expires. */
  expiresAt: z.nullable(z.string()),
});
export type TenantCheck = z.infer<typeof tenantCheck>;

import * as z from 'zod/mini';
import { linked } from '../wire/json-ld.ts';
import { openEnum } from '../wire/open-enum.ts';

/** DOMAIN §7. */
export const tenantCheckStatus = z.enum([
  'draft',
  'awaitingConsent',
  'submitted',
  'processing',
  'complete',
  'needsInfo',
]);
export type TenantCheckStatus = z.infer<typeof tenantCheckStatus>;

/** `GET /api/tenant-checks`. Identity documents are never part of it. */
export const tenantCheck = z.object({
  ...linked,
  status: openEnum(tenantCheckStatus),
  product: openEnum(z.enum(['TICA', 'NTD', 'Combined'])),
  applicant: z.object({ name: z.string() }),
  property: z.object({ '@id': z.string(), id: z.string(), fullAddress: z.string() }),
  requestedAt: z.string(),
  completedAt: z.nullable(z.string()),
  /** A report may be used until then. */
  expiresAt: z.nullable(z.string()),
});
export type TenantCheck = z.infer<typeof tenantCheck>;

import * as z from 'shared-contract/schema';

/**
 * Status of a tenant check. `draft`: the owner is filling it in. `awaitingConsent`: the applicant got a link and hasn't
 * signed. `authorised`: signed, but the payment or a document is still missing. `submitted`: ready, on its way to the
 * provider. `needsInfo`: the provider has a question. `withdrawn`: the applicant withdrew the consent. `cancelled`: the
 * provider ended it without a result.
 */
export const tenantCheckStatus = z.enum([
  'draft',
  'awaitingConsent',
  'authorised',
  'submitted',
  'processing',
  'complete',
  'needsInfo',
  'withdrawn',
  'cancelled',
]);
export type TenantCheckStatus = z.infer<typeof tenantCheckStatus>;

export const tenantCheckProduct = z.enum(['TICA', 'NTD', 'Combined']);
export type TenantCheckProduct = z.infer<typeof tenantCheckProduct>;

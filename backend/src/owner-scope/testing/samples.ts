import { accountSamples } from './account-samples.ts';
import { applicationSamples } from './application-samples.ts';
import { bankAccountSamples } from './bank-account-samples.ts';
import { documentSamples } from './document-samples.ts';
import { expenseSamples } from './expense-samples.ts';
import { listingSamples } from './listing-samples.ts';
import { operationsSamples } from './operations-samples.ts';
import { orderSamples } from './order-samples.ts';
import { paymentSamples } from './payment-samples.ts';
import { propertySamples } from './property-samples.ts';
import type { Sample } from './sample.ts';
import { signingSamples } from './signing-samples.ts';
import { tenancySamples } from './tenancy-samples.ts';
import { tenantCheckSamples } from './tenant-check-samples.ts';
import { visitorSamples } from './visitor-samples.ts';

/** By `METHOD path`. The test fails for an operation with `access: 'owner'` that is missing here. */
export const samples: Record<string, Sample> = {
  ...accountSamples,
  ...propertySamples,
  ...applicationSamples,
  ...bankAccountSamples,
  ...documentSamples,
  ...expenseSamples,
  ...listingSamples,
  ...tenancySamples,
  ...tenantCheckSamples,
  ...signingSamples,
  ...orderSamples,
  ...paymentSamples,
  ...operationsSamples,
  ...visitorSamples,
};

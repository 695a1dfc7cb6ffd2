import type { BackendConfig } from '../config.ts';
import type { OwnerScope } from '../owned-rows/owned-rows.ts';

/** What the parts of the sample property are inserted with. `today` is the local date at the property. */
export type SampleContext = OwnerScope & { config: BackendConfig; propertyId: string; today: string };

import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from './test-controls/faults.ts';

/** What all parts of the payment sandbox share. */
export type Sandbox = {
  database: DatabaseSync;
  /** The URL of this service. It is known when the service listens. */
  url: () => string;
  siteOrigin: string;
  faults: Faults;
  /** Sends due webhooks soon. Call it after a commit that added events. */
  sendWebhooks: () => void;
};

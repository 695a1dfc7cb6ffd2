import type { DatabaseSync } from 'node:sqlite';
import type { Faults } from '../test-controls/faults.ts';

/** What all parts of the tenant-check sandbox share. */
export type CheckSandbox = {
  database: DatabaseSync;
  siteOrigin: string;
  faults: Faults;
  /** The key of the hashes of requests. */
  hashKey: string;
  /** Sends due callbacks soon. Call it after a commit that added events. */
  sendCallbacks: () => void;
};

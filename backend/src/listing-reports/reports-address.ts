import { StartError } from 'server-process';
import type { BackendConfig } from '../config.ts';
import { isLoopback } from '../setting-formats.ts';

/** For a site on this machine. It belongs to no one, so a report of a test goes nowhere. */
const exampleAddress = 'reports@example.com';

/**
 * Returns the address that receives reports about listings.
 * @throws StartError when a public site has none, because its reports would be lost
 */
export function reportsAddress({
  reportsEmail,
  publicOrigin,
}: Pick<BackendConfig, 'reportsEmail' | 'publicOrigin'>): string {
  if (reportsEmail !== undefined) return reportsEmail;
  if (isLoopback(new URL(publicOrigin).hostname)) return exampleAddress;
  throw new StartError(
    `REPORTS_EMAIL: expected the address that receives reports about listings on ${publicOrigin}, got none. Set it.`,
  );
}

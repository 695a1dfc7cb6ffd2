import type { BackendConfig } from '../config.ts';
import { sha256Of } from '../pdf/sha256-of.ts';
import { fullAddressOf } from '../properties/property-resource.ts';
import { requesterOf } from './authorisation-text.ts';
import { applicantOf } from './check-applicant.ts';
import { sealedAuthorisation } from './sealed-check.ts';
import type { FoundCheck } from './tenant-check-store.ts';

/**
 * Returns the SHA-256 of what an authorisation is given for (V40): who is checked, what for, and who asks. Without the
 * email, which the owner can correct after sending.
 */
export function authorisedSha256(config: BackendConfig, found: FoundCheck): string {
  const { name, phone = null, dateOfBirth, currentAddress } = applicantOf(config, found);
  const { row, property } = found;
  const home = [fullAddressOf(property), property.state];
  const content = [name, phone, dateOfBirth, currentAddress, row.product, ...home, requesterOf(found)];
  return sha256Of(Buffer.from(JSON.stringify(content)));
}

/**
 * True when the authorisation was given for the check as it is now (V40). False without one, and for one of an earlier
 * release, which did not store what it was given for.
 */
export function isAuthorised(config: BackendConfig, found: FoundCheck): boolean {
  if (found.authorisation === null) return false;
  return sealedAuthorisation.unseal(config, found.authorisation).contentSha256 === authorisedSha256(config, found);
}

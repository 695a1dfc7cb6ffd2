import type { ApplicantPart, ApplicationDetails } from 'shared-contract/application/application-content';
import type { BackendConfig } from '../config.ts';
import { findMasterKeys } from '../encryption/configured-keys.ts';
import { type Sealed, seal, unseal } from '../encryption/seal.ts';
import { rowContext } from '../encryption/sealed-tables.ts';
import { applicants, applications } from './application-tables.ts';

/** The encrypted content of an adult. */
type SealedApplicant = { name: string; email: string; part: ApplicantPart };

type Row = Sealed & { id: string };

export const sealDetails = (config: BackendConfig, id: string, details: ApplicationDetails): Sealed =>
  seal(findMasterKeys(config), rowContext(applications, id), JSON.stringify(details));

export const unsealDetails = (config: BackendConfig, row: Row): ApplicationDetails =>
  JSON.parse(unseal(findMasterKeys(config), rowContext(applications, row.id), row));

export const sealApplicant = (config: BackendConfig, id: string, content: SealedApplicant): Sealed =>
  seal(findMasterKeys(config), rowContext(applicants, id), JSON.stringify(content));

export const unsealApplicant = (config: BackendConfig, row: Row): SealedApplicant =>
  JSON.parse(unseal(findMasterKeys(config), rowContext(applicants, row.id), row));

/** Returns the names of the adults, the first one first. */
export const namesOf = (config: BackendConfig, adults: readonly Row[]): string[] =>
  adults.map((adult) => unsealApplicant(config, adult).name);

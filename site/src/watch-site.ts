import { openStore, readSigning } from 'release';
import { type ReleaseWatch, watchReleases } from 'release/quarantine';
import type { SiteConfig } from './config.ts';

/** Watches the releases of a running site: what fails too often is rolled back. Also serves the operator page. */
export async function watchSite(
  { releases, signing, watch }: Pick<SiteConfig, 'releases' | 'signing' | 'watch'>,
  say: (line: string) => void,
): Promise<ReleaseWatch> {
  return watchReleases(openStore(releases, await readSigning(signing.files)), watch, say);
}

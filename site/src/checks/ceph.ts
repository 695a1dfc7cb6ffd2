import { cephPackages, hasCeph } from 'storage/testing';
import { aptGet } from './apt-packages.ts';

/** Installs Ceph where root can, for the long tests of buckets. Without it they fail and say what they expect. */
export async function installCeph(say: (line: string) => void): Promise<void> {
  if (hasCeph() || process.env.STORAGE_TEST_ADDRESS || !aptGet.canInstall) return;
  say(`Ceph: not found, installing ${cephPackages.join(', ')} with apt-get`);
  await aptGet.install('--no-install-recommends', ...cephPackages);
}

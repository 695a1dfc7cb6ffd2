/* The program of `pnpm --filter storage trial-bucket`: prints the variables of an empty bucket until it is stopped. */

import { cephPackages, hasCeph, startCeph } from './ceph.ts';

if (!hasCeph()) {
  console.error(`Expected Ceph. On Debian, root installs it: apt-get install ${cephPackages.join(' ')}`);
  process.exit(1);
}
const { environment, bucket, close } = await startCeph();
for (const [name, value] of Object.entries(environment)) console.log(`export ${name}=${value}`);
console.log(`export BUCKET=s3://${bucket}`);
for (const signal of ['SIGINT', 'SIGTERM'] as const)
  process.once(signal, () => void close().then(() => process.exit(0)));

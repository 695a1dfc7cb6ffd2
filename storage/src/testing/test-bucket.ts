import { isBucketAddress, openStorage } from '../open-storage.ts';
import type { Storage } from '../storage.ts';
import { hasCeph, startCeph } from './ceph.ts';

/**
 * Opens an empty bucket: the one in STORAGE_TEST_ADDRESS, with the settings of AWS tools in the environment, or that of
 * a Ceph gateway, which it starts. `environment` has the variables with which other processes find it.
 */
export async function openTestBucket(): Promise<{
  storage: Storage;
  address: string;
  environment: Record<string, string>;
  close: () => Promise<void>;
}> {
  const given = process.env.STORAGE_TEST_ADDRESS;
  if (given !== undefined) {
    if (!isBucketAddress(given))
      throw new Error(`STORAGE_TEST_ADDRESS: expected s3://an-empty-bucket, got "${given}".`);
    return { storage: await openStorage(given), address: given, environment: {}, close: async () => {} };
  }
  if (!hasCeph()) throw new Error('Expected Ceph, or the address of an empty bucket in STORAGE_TEST_ADDRESS.');
  const { environment, bucket, close } = await startCeph();
  Object.assign(process.env, environment);
  const address = `s3://${bucket}`;
  return { storage: await openStorage(address), address, environment, close };
}

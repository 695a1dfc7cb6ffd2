export { cephPackages, hasCeph } from './ceph.ts';
export { openTestBucket } from './test-bucket.ts';

export { cephPackages, hasCeph } from './ceph.ts';
export { copyAll } from './copy-all.ts';
export { openTestBucket } from './test-bucket.ts';

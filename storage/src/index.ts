export { copyKeys, copyStorage } from './copy-storage.ts';
export { folderStorage } from './folder-storage.ts';
export { mapConcurrently } from './map-concurrently.ts';
export { addressExpected, isBucketAddress, isStorageAddress, openStorage, storageAddress } from './open-storage.ts';
export { keysIn, type Storage, type StoredFile } from './storage.ts';

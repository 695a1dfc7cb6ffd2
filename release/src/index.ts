export { readLive } from './history/read-builds.ts';
export { rollBack, rollBackToBuild } from './history/roll-back.ts';
export { status } from './history/status.ts';
export type { ChangeOutcome } from './promotion/change-live.ts';
export { promote, withdraw } from './promotion/promote.ts';
export { type PublishOutcome, publish } from './publish/publish.ts';
export { folderStorage } from './storage/folder-storage.ts';
export type { Storage } from './storage/storage.ts';
export { storeFolder } from './store-folder.ts';

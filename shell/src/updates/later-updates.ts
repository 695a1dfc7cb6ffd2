/** What no page needs at its start. It is one chunk, because each chunk costs the first visit some bytes. */
export { loadFromPrevious } from '../remotes/previous-release/load-from-previous.ts';
export { startBuildEvents } from './build-events/start-build-events.ts';
export { verifyNextBuild } from './verify-build.ts';

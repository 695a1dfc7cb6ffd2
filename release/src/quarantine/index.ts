export { type ReleaseWatch, watchReleases } from './watch-releases.ts';
export { type WatchSettings, watchSettings } from './watch-settings.ts';

export { type SiteConfig, siteConfig } from './config.ts';
export { makeLive } from './make-live.ts';
export { openSeeded, type RunningServers, startServers } from './servers.ts';

export { type SiteConfig, siteConfig } from './config.ts';
export { makeLive } from './make-live.ts';
export { openDatabaseWithDemoData, type RunningServers, startServers } from './servers.ts';

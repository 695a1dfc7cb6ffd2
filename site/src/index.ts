export { type SiteConfig, siteConfig } from './config.ts';
export { makeLive } from './make-live.ts';
export { type RunningServers, startServers } from './servers.ts';

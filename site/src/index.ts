export { type SiteConfig, siteConfig } from './config.ts';
export { publishAndPromote as makeLive } from './publish-and-promote.ts';
export { openDatabaseWithDemoData, type RunningServers, startServers } from './servers.ts';

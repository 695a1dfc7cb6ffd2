export { type SiteConfig, siteConfig } from './config.ts';
export { publishAndPromote } from './publish-and-promote.ts';
export { openDatabaseWithDemoData, type RunningServers, startServers } from './servers.ts';

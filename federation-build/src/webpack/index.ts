export { baseConfig, type PresetOptions } from './base-config.ts';
export { buildPackage } from './build-package.ts';
export { containerGlobal, type Preset, readDefinition, remotePreset } from './remote-preset.ts';
export { serverConfig } from './server-config.ts';
export { shellPreset } from './shell-preset.ts';

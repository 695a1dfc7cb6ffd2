import { remotePreset } from '../src/webpack/index.ts';

export default remotePreset(import.meta.dirname);

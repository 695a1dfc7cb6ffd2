import { remotePreset } from 'federation/webpack';

export default remotePreset(import.meta.dirname);

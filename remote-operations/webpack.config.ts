import { remotePreset } from 'federation-build';

export default remotePreset(import.meta.dirname);

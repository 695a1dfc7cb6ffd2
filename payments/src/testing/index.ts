export { type SandboxFaults, type SandboxProcess, startSandboxProcess } from './sandbox-process.ts';

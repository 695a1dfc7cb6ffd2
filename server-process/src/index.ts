export { addDrain, closeInTime, drainAndClose } from './drain.ts';
export { runProcess } from './run-process.ts';
export { StartError } from './start-error.ts';
export { withTimeout } from './with-timeout.ts';

import type { ErrorLog } from '../error-log.ts';

/** The maximum number of remembered messages. When it is reached, each message may be logged again. */
const maxMessages = 100;

/** Returns a function that logs each message only once, because a failing page may be requested thousands of times. */
export function logOnce(log: ErrorLog): (message: string, fields?: object) => void {
  const logged = new Set<string>();
  return (message, fields = {}) => {
    if (logged.has(message)) return;
    if (logged.size >= maxMessages) logged.clear();
    logged.add(message);
    log.error(fields, message);
  };
}

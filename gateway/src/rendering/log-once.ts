/** The maximum number of remembered messages. When it is reached, each message may be logged again. */
const maxMessages = 100;

/** Returns a function that logs each message only once, because a failing page may be requested thousands of times. */
export function logOnce(): (message: string) => void {
  const logged = new Set<string>();
  return (message) => {
    if (logged.has(message)) return;
    if (logged.size >= maxMessages) logged.clear();
    logged.add(message);
    console.error(`gateway: ${message}`);
  };
}

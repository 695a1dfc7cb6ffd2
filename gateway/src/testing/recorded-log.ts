/** A log that a test reads, for a gateway (`logTo`) or for one of its parts (`error`). */
export function recordedLog() {
  const messages: string[] = [];
  return {
    /** The messages so far. */
    messages,
    logTo: { write: (line: string) => void messages.push(JSON.parse(line).msg) },
    error: (_fields: object, message: string) => void messages.push(message),
  };
}

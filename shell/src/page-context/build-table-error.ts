/**
 * Thrown when the file with the page tables of all remotes has arrived, but cannot be used: it is invalid, incomplete
 * or not the one that was released. The connection is not the cause. The user sees a reference, and the log entry with
 * it contains the message.
 */
export class BuildTableError extends Error {
  override readonly name = 'BuildTableError';
}

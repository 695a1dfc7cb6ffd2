/**
 * The limit of a search in the rows of a signed-in user. Each one decrypts names or reads all messages. A person who
 * searches on every change of a filter stays far below it.
 */
export const searchRateLimit = () => ({ max: 120, timeWindow: '1 minute' });

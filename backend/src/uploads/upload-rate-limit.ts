/**
 * The limit of a route that accepts a file, per IP address. An owner who adds all photos of a listing at once stays far
 * below it.
 */
export const uploadRateLimit = () => ({ max: 120, timeWindow: '1 minute' });

/** Where the release service listens, and the secret of its only client, the backend. */
export type ServiceSettings = { port: number; host: string; key: string };

/**
 * Returns the settings of the release service; null when RELEASE_SERVICE_PORT is not set, so that the service is off.
 * @throws Error with the variable that has a wrong value. It never contains the key
 */
export function serviceSettings(env: NodeJS.ProcessEnv): ServiceSettings | null {
  const { RELEASE_SERVICE_PORT: text, RELEASE_SERVICE_HOST: host, RELEASE_SERVICE_KEY: key = '' } = env;
  if (!text) return null;
  const port = Number(text);
  if (!/^\d{1,5}$/.test(text) || port === 0 || port > 65_535) {
    throw new Error(
      `RELEASE_SERVICE_PORT: expected a port from 1 to 65535, got "${text}". Correct it or leave it out.`,
    );
  }
  if (!/^[\w-]{32,}$/.test(key)) {
    throw new Error(
      `RELEASE_SERVICE_KEY: expected at least 32 letters, digits, - or _, got ${key.length} ${key ? 'other ' : ''}characters. RELEASE_SERVICE_PORT needs it: set both, or none.`,
    );
  }
  return { port, host: host || '127.0.0.1', key };
}

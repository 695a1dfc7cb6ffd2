import { describe, expect, it } from '@jest/globals';
import { watchSettings } from '../quarantine/watch-settings.ts';

const key = 'k'.repeat(32);

describe('the release service', () => {
  it.each([{}, { RELEASE_SERVICE_PORT: '' }, { RELEASE_SERVICE_KEY: key, RELEASE_SERVICE_HOST: '0.0.0.0' }])(
    'is off without a port: %j',
    (env) => expect(watchSettings(env).service).toBeNull(),
  );

  it('listens on this machine only, unless another address is set', () => {
    const env = { RELEASE_SERVICE_PORT: '4305', RELEASE_SERVICE_KEY: key };
    expect(watchSettings(env).service).toEqual({ port: 4305, host: '127.0.0.1', key });
    expect(watchSettings({ ...env, RELEASE_SERVICE_HOST: '0.0.0.0' }).service?.host).toBe('0.0.0.0');
  });

  it.each([
    [
      { RELEASE_SERVICE_PORT: '4305' },
      'RELEASE_SERVICE_KEY: expected at least 32 letters, digits, - or _, got 0 characters',
    ],
    [{ RELEASE_SERVICE_PORT: '4305', RELEASE_SERVICE_KEY: 'secret' }, 'RELEASE_SERVICE_KEY: expected at least 32'],
    [{ RELEASE_SERVICE_PORT: '4305', RELEASE_SERVICE_KEY: `${key} ` }, 'got 33 other characters'],
    [
      { RELEASE_SERVICE_PORT: 'http', RELEASE_SERVICE_KEY: key },
      'RELEASE_SERVICE_PORT: expected a port from 1 to 65535',
    ],
    [{ RELEASE_SERVICE_PORT: '0', RELEASE_SERVICE_KEY: key }, 'RELEASE_SERVICE_PORT: expected a port from 1 to 65535'],
    [{ RELEASE_SERVICE_PORT: '65536', RELEASE_SERVICE_KEY: key }, 'RELEASE_SERVICE_PORT: expected a port'],
  ])('refuses %j in one line that does not contain the key', (env, message) => {
    expect(() => watchSettings(env)).toThrow(message);
    expect(() => watchSettings(env)).not.toThrow('secret');
    expect(() => watchSettings(env)).not.toThrow('\n');
  });
});

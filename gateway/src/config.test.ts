import { afterAll, describe, expect, it } from '@jest/globals';
import { gatewayConfig } from './config.ts';
import { createGateway } from './gateway.ts';
import { gatewaySite } from './testing/gateway-site.ts';

const { folder, trustedKeys, close } = await gatewaySite();
afterAll(close);

describe('configuration', () => {
  it('names the expected value, the given value and what to do', () => {
    expect(() => gatewayConfig({ VERANDAH_PORT: 'abc' })).toThrow(/VERANDAH_PORT: expected .*got "abc"/);
    expect(() => gatewayConfig({ TAG_MANAGER_ID: 'GTM-abc' })).toThrow(/GTM- followed by capital letters and digits/);
    expect(() => gatewayConfig({ PAYMENT_FRAME_ORIGINS: 'https://js.stripe.com/v3' })).toThrow(
      /PAYMENT_FRAME_ORIGINS: expected http\(s\) origins .*got "https:\/\/js.stripe.com\/v3"/,
    );
    expect(() => gatewayConfig({ APP_LOG_SERVICE_URL: 'log.example' })).toThrow(/an http\(s\) address, or none/);
  });

  it('sends log entries to our own backend, to another service, or nowhere', () => {
    const urlFor = (text?: string) => gatewayConfig({ APP_LOG_SERVICE_URL: text }).public.appLogServiceUrl;
    expect(urlFor()).toBe('/api/log-entries');
    expect(urlFor('https://log.example/in')).toBe('https://log.example/in');
    expect(urlFor('none')).toBeNull();
  });

  it('sends API requests to our own origin, or to another', () => {
    expect(gatewayConfig({}).public.apiBaseUrl).toBe('');
    expect(gatewayConfig({ API_BASE_URL: 'https://api.example/' }).public.apiBaseUrl).toBe('https://api.example');
    expect(() => gatewayConfig({ API_BASE_URL: 'api.example' })).toThrow(/API_BASE_URL: expected an http\(s\) address/);
  });

  it('allows connections to another log service and another API only', async () => {
    const connectFor = async (values: Record<string, string>) => {
      const store = { VERANDAH_RELEASES: folder, RELEASE_TRUSTED_KEYS_FILE: trustedKeys };
      const env = { ...store, BACKEND_URL: 'http://127.0.0.1:9', ...values };
      const other = await createGateway(gatewayConfig(env));
      const policy = String((await other.inject('/search')).headers['content-security-policy']);
      await other.close();
      return /connect-src ([^;]+)/.exec(policy)?.[1];
    };
    expect(await connectFor({ APP_LOG_SERVICE_URL: 'https://log.example/in' })).toBe("'self' https://log.example");
    expect(await connectFor({ APP_LOG_SERVICE_URL: 'none' })).toBe("'self'");
    expect(await connectFor({ API_BASE_URL: 'https://api.example' })).toBe("'self' https://api.example");
  });
});

import { describe, expect, it } from '@jest/globals';
import { readConfig } from './config.ts';

describe('the environment', () => {
  it('never repeats encryption keys that it rejects', () => {
    const wrong = () => readConfig({ ENCRYPTION_KEYS: '2026-11:very-secret' });
    expect(wrong).toThrow(/^ENCRYPTION_KEYS: expected keys such as 2026-11:.*, got 19 other characters/);
    expect(wrong).not.toThrow(/very-secret/);
  });

  it('has a default for every variable', () => {
    expect(readConfig({})).toMatchObject({
      port: 4302,
      publicOrigin: 'http://localhost:4300',
      issuer: 'http://localhost:4301',
      databaseUrl: undefined,
      accessTokenSeconds: 600,
      sessionSeconds: 30 * 86_400,
      sessionIdleSeconds: 14 * 86_400,
    });
    expect(readConfig({}).dataFolder).toMatch(/\.verandah$/);
  });

  it.each([
    ['PORT', 'abc'],
    ['PORT', '70000'],
    ['DATABASE_URL', 'mysql://localhost/x'],
    ['DATABASE_READ_URL', 'replica.example'],
    ['PUBLIC_ORIGIN', 'https://verandah.example/path'],
    ['OIDC_ISSUER', 'http://login.example'],
    ['OIDC_ISSUER', 'login'],
    ['ACCESS_TOKEN_SECONDS', '1'],
    ['SESSION_IDLE_HOURS', '0'],
    ['LOG_LEVEL', 'loud'],
    ['SELLER_ABN', '53 004 085 617'],
    ['SELLER_NAME', ' '],
    ['OPERATORS', 'olivia@example.com, jack'],
    ['RELEASE_SERVICE_URL', 'http://release.internal:4305/releases'],
  ])('rejects %s=%s in one line with the name and the value', (name, value) => {
    const line = new RegExp(`^${name}: .+, got "${value}"\\. Correct it or leave it out\\.$`);
    expect(() => readConfig({ [name]: value })).toThrow(line);
  });

  it('rejects a replica without its primary', () => {
    const replica = { DATABASE_READ_URL: 'postgresql://replica.example/verandah' };
    expect(() => readConfig(replica)).toThrow(/^DATABASE_READ_URL: expected DATABASE_URL/);
    expect(readConfig({ ...replica, DATABASE_URL: 'postgresql://primary.example/verandah' })).toMatchObject({
      databaseReadUrl: replica.DATABASE_READ_URL,
    });
  });

  it('needs all keys of Stripe or none, and prints no secret', () => {
    const keys = {
      STRIPE_SECRET_KEY: 'sk_test_1',
      STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
      STRIPE_CARD_FIELDS_URL: 'https://cards.example/',
      STRIPE_WEBHOOK_SECRET: 'whsec_1',
    };
    expect(readConfig(keys)).toMatchObject({ stripeSecretKey: 'sk_test_1', stripeWebhookSecret: 'whsec_1' });
    expect(() => readConfig({ ...keys, STRIPE_WEBHOOK_SECRET: '' })).toThrow(/^STRIPE_SECRET_KEY: expected STRIPE_PUB/);
    const wrong = () => readConfig({ ...keys, STRIPE_SECRET_KEY: 'whsec_very_secret' });
    expect(wrong).toThrow(/^STRIPE_SECRET_KEY: expected a key such as sk_test_…, got 17 other characters\./);
  });

  it('V1: stores the ABN of the seller without spaces', () => {
    expect(readConfig({ SELLER_ABN: '51 824 753 556' }).sellerAbn).toBe('51824753556');
    expect(readConfig({}).sellerAbn).toBe('53004085616');
  });

  it('reads operators in lower case, by default none', () => {
    expect(readConfig({ OPERATORS: ' Olivia@Example.com,,jack@example.com ' }).operators).toEqual([
      'olivia@example.com',
      'jack@example.com',
    ]);
    expect(readConfig({}).operators).toEqual([]);
  });

  it('never repeats the key of the release service', () => {
    const wrong = () => readConfig({ RELEASE_SERVICE_KEY: 'too-short' });
    expect(wrong).toThrow(/^RELEASE_SERVICE_KEY: expected at least 32 letters.*, got 9 other characters/);
  });

  it('accepts http for an issuer on localhost only', () => {
    expect(readConfig({ OIDC_ISSUER: 'http://localhost:9' }).issuer).toBe('http://localhost:9');
    expect(readConfig({ OIDC_ISSUER: 'https://login.example/realm' }).issuer).toBe('https://login.example/realm');
  });
});

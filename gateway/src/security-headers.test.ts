import { expect, it } from '@jest/globals';
import { contentSecurityPolicy } from './security-headers.ts';

const build = { remotes: {} } as Parameters<typeof contentSecurityPolicy>[0];

it('names a tag manager in the policy of a site that has one, and nowhere else', () => {
  expect(contentSecurityPolicy(build, { nonce: 'n' })).not.toContain('google');
  const withTags = contentSecurityPolicy(build, { nonce: 'n' }, { hasTagManager: true }).split('; ');
  expect(withTags).toContain("script-src 'nonce-n' 'strict-dynamic'");
  expect(withTags).toContain("require-trusted-types-for 'script'");
  for (const directive of ['connect-src', 'img-src'])
    expect(withTags.find((one) => one.startsWith(directive))).toContain('https://*.googletagmanager.com');
});

it('sends reports about violations to the backend', () => {
  expect(contentSecurityPolicy(build, { nonce: 'n' })).toContain('report-uri /api/csp-reports');
});

it('allows scripts by hash, and then no style elements', () => {
  const directives = contentSecurityPolicy(build, { hashes: ['sha384-a', 'sha384-b'] }).split('; ');
  expect(directives).toContain("script-src 'sha384-a' 'sha384-b' 'strict-dynamic'");
  expect(directives).toContain("style-src 'self'");
});

import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from '@jest/globals';
import { type IdentityConfig, identityConfig } from '../config.ts';
import { type Identity, startIdentity } from '../index.ts';
import { freePort } from '../testing/free-port.ts';
import { mailedLink } from '../testing/mails.ts';
import { type TestClient, testClient } from '../testing/test-client.ts';

const password = 'seven green parrots';
let folder: string;
let config: IdentityConfig;
let identity: Identity;
let client: TestClient;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'identity-verify-'));
  config = identityConfig({ IDENTITY_PORT: String(await freePort()), VERANDAH_DATA: folder });
  identity = await startIdentity(config);
  client = testClient(config);
});
afterAll(async () => {
  await identity.close();
  await rm(folder, { recursive: true });
});

async function restart(): Promise<void> {
  await identity.close();
  identity = await startIdentity(config);
}

/** Returns the link of the only mail, and deletes the mail. */
async function nextLink(): Promise<string> {
  const link = await mailedLink(config);
  await rm(config.outboxFolder, { recursive: true });
  return link;
}

let people = 0;
/** Each test has new accounts, signed in, with the link that was mailed after the sign-up. */
async function newUser() {
  people += 1;
  const email = `mia-${people}@example.com`;
  const browser = client.aBrowser();
  const form = await browser.open(client.authorizeUrl({ screen_hint: 'sign-up' }));
  const callback = await browser.post(form.url, { givenName: 'Mia', familyName: 'Wong', email, password });
  return { email, browser, callback: callback.url, link: await nextLink() };
}
type User = Awaited<ReturnType<typeof newUser>>;

const page = (name: string) => `${config.issuer}/account/${name}?redirectUrl=%2Fsettings%2Fprofile`;
const changeEmail = ({ browser, email }: User, newEmail: string) =>
  browser.post(page('email'), { email, newEmail, password });
const claimsOf = async ({ browser }: User) => client.claimsFor((await browser.open(client.authorizeUrl())).url);
const isVerified = async (user: User) => (await claimsOf(user)).email_verified;

describe('verifying an email', () => {
  it('starts with a mail after the sign-up, and ends with the claim in id token and userinfo', async () => {
    const user = await newUser();
    expect(await client.claimsFor(user.callback)).toMatchObject({ email: user.email, email_verified: false });
    expect((await user.browser.open(page('email'))).text).toContain(`${user.email} isn’t verified.`);

    const opened = await user.browser.open(user.link);
    expect(opened.text).toContain(`Is <strong>${user.email}</strong> the email of your Verandah account?`);
    expect(opened.text).not.toContain('type="password"');
    expect(await isVerified(user)).toBe(false);
    const done = await user.browser.post(user.link, {});
    expect([done.url, done.text]).toEqual([
      `${config.issuer}/account/verify/changed?redirectUrl=%2F`,
      expect.stringContaining('Your email is verified'),
    ]);

    const { idToken, accessToken } = await client.tokensFor((await user.browser.open(client.authorizeUrl())).url);
    expect(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()).toContain('"email_verified":true');
    const userinfo = await fetch(`${config.issuer}/me`, { headers: { authorization: `Bearer ${accessToken}` } });
    expect(await userinfo.json()).toMatchObject({ email: user.email, email_verified: true });
    expect((await user.browser.open(page('email'))).text).toContain(`${user.email} is verified.`);
  });

  it('stays verified after a restart', async () => {
    const user = await newUser();
    await user.browser.post(user.link, {});
    await restart();
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    const callback = await browser.post(form.url, { email: user.email, password });
    expect(await client.claimsFor(callback.url)).toMatchObject({ email_verified: true });
  });

  it('needs the password of the account in any other browser, so that a stranger’s sign-up stays unverified', async () => {
    const [user, other] = [await newUser(), await newUser()];
    for (const browser of [client.aBrowser(), other.browser]) {
      expect((await browser.open(user.link)).text).toContain('type="password"');
      for (const guess of ['', 'a guess of mine']) {
        const refused = await browser.post(user.link, { password: guess });
        expect([refused.status, refused.text]).toEqual([422, expect.stringContaining('don’t match')]);
      }
    }
    expect([await isVerified(user), await isVerified(other)]).toEqual([false, false]);
    expect((await client.aBrowser().post(user.link, { password })).text).toContain('Your email is verified');
    expect([await isVerified(user), await isVerified(other)]).toEqual([true, false]);
  });

  it('refuses a used link, a forged one and the form of another site', async () => {
    const user = await newUser();
    const forged = user.link.replace(/token=[\w-]{4}/, 'token=AAAA');
    for (const post of [false, true]) {
      const refused = await (post ? user.browser.post(forged, { password }) : user.browser.open(forged));
      expect([refused.status, refused.text]).toEqual([410, expect.stringContaining('This link has expired')]);
    }
    const headers = { 'sec-fetch-site': 'cross-site' };
    const body = new URLSearchParams({ password });
    expect((await fetch(user.link, { method: 'POST', body, headers })).status).toBe(403);
    expect(await isVerified(user)).toBe(false);

    expect((await user.browser.post(user.link, {})).status).toBe(200);
    expect((await user.browser.post(user.link, { password })).status).toBe(410);
  });
});

describe('a changed email', () => {
  it('is not verified until its own link is used: that of the earlier email works no more', async () => {
    const user = await newUser();
    const changed = `new-${user.email}`;
    expect((await changeEmail(user, changed)).text).toContain('Look for our email to verify it.');
    const link = await nextLink();
    expect((await user.browser.post(user.link, { password })).status).toBe(410);
    expect(await claimsOf(user)).toMatchObject({ email: changed, email_verified: false });
    await user.browser.post(link, {});
    expect(await claimsOf(user)).toMatchObject({ email: changed, email_verified: true });
    await changeEmail({ ...user, email: changed }, user.email);
    expect(await claimsOf(user)).toMatchObject({ email: user.email, email_verified: false });
  });

  it('makes the recovery link in the mailbox of the earlier email worthless', async () => {
    const user = await newUser();
    await user.browser.post(page('forgot'), { email: user.email });
    const recovery = await nextLink();
    expect((await fetch(recovery)).status).toBe(200);
    await changeEmail(user, `new-${user.email}`);
    await nextLink();
    expect((await fetch(recovery)).status).toBe(410);
  });
});

describe('asking for a link', () => {
  const ask = (browser: User['browser'], fields = {}) => browser.post(page('verify'), fields);

  it('needs the password where the user is not signed in, and never reveals whether an email is verified', async () => {
    const user = await newUser();
    await changeEmail(user, `new-${user.email}`);
    await nextLink();
    const browser = client.aBrowser();
    const form = await browser.open(`${page('email')}&login_hint=${user.email}`);
    expect(form.text).not.toContain('verified.');
    expect(form.text).toContain('Verify your email</a>');
    expect((await ask(browser, { email: user.email, password: 'a guess of mine' })).status).toBe(422);
    expect(await readdir(config.outboxFolder).catch(() => [])).toEqual([]);
  });

  it('is limited to one mail a minute', async () => {
    const user = await newUser();
    const refused = await ask(user.browser);
    expect([refused.status, refused.text]).toEqual([429, expect.stringContaining('We’ve already emailed you a link.')]);
    expect((await ask(client.aBrowser(), { email: user.email, password })).status).toBe(429);
    await user.browser.post(user.link, {});
    expect((await ask(user.browser)).text).toContain('Your email is verified');
  });

  it('mails a new link after a restart, which ends sessions, links and limits', async () => {
    const user = await newUser();
    await restart();
    expect((await user.browser.open(user.link)).status).toBe(410);
    const browser = client.aBrowser();
    const sent = await ask(browser, { email: user.email, password });
    expect([sent.status, sent.text]).toEqual([200, expect.stringContaining(`sent a link to <strong>${user.email}`)]);
    const link = await nextLink();
    expect(link).toContain('redirectUrl=%2Fsettings%2Fprofile&');
    expect((await browser.post(link, { password })).text).toContain('Your email is verified');
  });

  it('is not needed for the address of a demo account', async () => {
    const browser = client.aBrowser();
    const form = await browser.open(client.authorizeUrl());
    await browser.post(form.url, { email: 'jack@example.com', password: 'verandah-demo' });
    expect((await browser.open(page('email'))).text).toContain('jack@example.com is verified.');
    expect((await ask(browser)).text).toContain('Your email is verified');
  });
});

import { afterAll, beforeAll, beforeEach, describe, expect, it } from '@jest/globals';
import { type TestBackend, testBackend } from '../testing/index.ts';
import { customerUserForLogin } from './customer-user-store.ts';

let backend: TestBackend;
beforeAll(async () => {
  backend = await testBackend();
});
afterAll(() => backend.close());

/** Each test uses a new user. */
let olivia: { id: string; firstName: string; lastName: string; username: string };
beforeEach(() => {
  const id = crypto.randomUUID();
  olivia = { id, firstName: 'Olivia', lastName: 'Nguyen', username: `${id}@example.com` };
});

const get = () => backend.inject({ url: `/api/customer-users/${olivia.id}` }, olivia);
const patch = (payload: object, headers: Record<string, string> = {}, as = olivia) =>
  backend.inject({ method: 'PATCH', url: `/api/customer-users/${olivia.id}`, payload, headers }, as);

describe('PATCH /api/customer-users/{id}', () => {
  it('changes the names, also in the session response', async () => {
    const response = await patch({ firstName: '  Liv ', lastName: 'O’Nguyen-Smith' });
    expect(response.statusCode).toBe(200);
    expect(response.json()).toMatchObject({
      firstName: 'Liv',
      lastName: 'O’Nguyen-Smith',
      fullName: 'Liv O’Nguyen-Smith',
      username: olivia.username,
    });
    const session = (await backend.inject({ url: '/api/auth/session' }, olivia)).json();
    expect([session.user.name, session.appUser.fullName]).toEqual(['Liv O’Nguyen-Smith', 'Liv O’Nguyen-Smith']);
  });

  it('V7: stores a phone number as E.164, removes it with null, and keeps absent fields', async () => {
    expect((await patch({ phone: '0491 570 006' })).json()).toMatchObject({
      phone: '+61491570006',
      firstName: 'Olivia',
    });
    expect((await patch({ firstName: 'Liv' })).json()).toMatchObject({ phone: '+61491570006', lastName: 'Nguyen' });
    expect((await patch({ phone: null })).json().phone).toBeNull();
  });

  it('accepts an empty phone number and a single name', async () => {
    await patch({ phone: '0491 570 006' });
    expect((await patch({ phone: ' ', lastName: '' })).json()).toMatchObject({ phone: null, fullName: 'Olivia' });
  });

  it.each([
    [{ phone: '1300 975 707' }, 'phone'],
    [{ phone: 12 }, 'phone'],
    [{ firstName: '   ' }, 'firstName'],
    [{ firstName: null }, 'firstName'],
    [{ lastName: 'x'.repeat(81) }, 'lastName'],
    [{ firstName: 'Liv\r\nBcc: everyone' }, 'firstName'],
  ])('rejects %j and names the field', async (payload, propertyPath) => {
    const response = await patch(payload);
    expect([response.statusCode, response.json().violations]).toMatchObject([422, [{ propertyPath }]]);
    expect((await get()).json()).toMatchObject({ firstName: 'Olivia', lastName: 'Nguyen', phone: null });
  });

  it('requires the current version in If-Match; no change keeps the version', async () => {
    const { etag = '' } = (await get()).headers as { etag?: string };
    const first = await patch({ firstName: 'Liv' }, { 'if-match': etag });
    expect([first.statusCode, first.headers.etag]).toEqual([200, '"2"']);
    expect((await patch({ firstName: 'Olive' }, { 'if-match': etag })).statusCode).toBe(412);
    expect((await patch({ firstName: 'Liv' }, { 'if-match': '"2"' })).headers.etag).toBe('"2"');
  });

  it('rejects the fields that belong to the login service or to the server', async () => {
    const before = (await get()).json();
    const foreign = { username: 'x@example.com', subject: 'demo-jack', id: 'x', disabledAt: null, version: 9 };
    const response = await patch({ firstName: 'Liv', ...foreign });
    expect(response.statusCode).toBe(422);
    expect(response.json().violations.map(({ propertyPath }: { propertyPath: string }) => propertyPath)).toEqual(
      Object.keys(foreign),
    );
    expect((await get()).json()).toEqual(before);
  });
});

describe('a login', () => {
  it('updates the email address from the login service and keeps edited name and phone', async () => {
    const person = {
      subject: olivia.id,
      givenName: 'Olivia',
      familyName: 'Nguyen',
      email: 'old@example.com',
      emailVerified: false,
    };
    const { id } = await customerUserForLogin(backend.database, person);
    olivia = { ...olivia, id };
    await patch({ firstName: 'Liv', phone: '0491 570 006' });
    const again = await customerUserForLogin(backend.database, { ...person, email: 'new@example.com' });
    expect(again).toMatchObject({
      id,
      firstName: 'Liv',
      phone: '+61491570006',
      username: 'new@example.com',
      version: 3,
    });
    const silent = await customerUserForLogin(backend.database, { ...person, email: '' });
    expect(silent).toMatchObject({ username: 'new@example.com', version: 3 });
    const verified = { ...person, email: 'new@example.com', emailVerified: true };
    expect(await customerUserForLogin(backend.database, verified)).toMatchObject({ emailVerified: true });
    const another = { ...person, email: 'another@example.com' };
    expect(await customerUserForLogin(backend.database, another)).toMatchObject({ emailVerified: false });
    await customerUserForLogin(backend.database, { ...another, emailVerified: true });
    const withoutAddress = await customerUserForLogin(backend.database, { ...another, email: '', emailVerified: true });
    expect(withoutAddress).toMatchObject({ username: 'another@example.com', emailVerified: false });
  });
});

import { describe, expect, it } from '@jest/globals';
import { linkMinutes, mailedLinks } from './mailed-links.ts';

const mia = { sub: 'mia', email: 'mia@example.com' };
const tom = { sub: 'tom', email: 'tom@example.com' };

describe('a mailed link', () => {
  it('works once, however often it is opened', () => {
    const links = mailedLinks();
    const secret = links.create(mia);
    expect([links.read(secret), links.read(secret)]).toEqual([mia, mia]);
    expect([links.use(secret), links.use(secret), links.read(secret)]).toEqual([mia, undefined, undefined]);
  });

  it('expires', () => {
    let now = 1;
    const links = mailedLinks(() => now);
    const secret = links.create(mia);
    now += linkMinutes * 60_000 - 1;
    expect(links.read(secret)).toEqual(mia);
    now += 2;
    expect(links.use(secret)).toBeUndefined();
  });

  it('stops working when the user gets a newer one, or has changed the password', () => {
    const links = mailedLinks();
    const [first, other] = [links.create(mia), links.create(tom)];
    const second = links.create(mia);
    expect([first, second, other].map(links.read)).toEqual([undefined, mia, tom]);
    links.remove('mia');
    expect([second, other].map(links.read)).toEqual([undefined, tom]);
  });
});

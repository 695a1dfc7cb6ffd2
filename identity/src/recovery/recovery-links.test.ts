import { describe, expect, it } from '@jest/globals';
import { linkMinutes, recoveryLinks } from './recovery-links.ts';

describe('a recovery link', () => {
  it('works once, however often it is opened', () => {
    const links = recoveryLinks();
    const secret = links.create('mia');
    expect([links.read(secret), links.read(secret)]).toEqual(['mia', 'mia']);
    expect([links.use(secret), links.use(secret), links.read(secret)]).toEqual(['mia', undefined, undefined]);
  });

  it('expires', () => {
    let now = 1;
    const links = recoveryLinks(() => now);
    const secret = links.create('mia');
    now += linkMinutes * 60_000 - 1;
    expect(links.read(secret)).toBe('mia');
    now += 2;
    expect(links.use(secret)).toBeUndefined();
  });

  it('stops working when the user gets a newer one, or has changed the password', () => {
    const links = recoveryLinks();
    const [first, other] = [links.create('mia'), links.create('tom')];
    const second = links.create('mia');
    expect([first, second, other].map(links.read)).toEqual([undefined, 'mia', 'tom']);
    links.remove('mia');
    expect([second, other].map(links.read)).toEqual([undefined, 'tom']);
  });
});

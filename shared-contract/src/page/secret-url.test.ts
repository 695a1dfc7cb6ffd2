import { describe, expect, it } from '@jest/globals';
import { redactText } from '../text/redact-text.ts';
import { addresses } from './addresses.ts';
import { safeReturnPath } from './safe-url.ts';

const token = 'kD3v_Zt9xQm-4a7Lr0PwYb2NcEs8HuJi5GoTfVd6XyA';

describe('an address that is a key', () => {
  it.each([
    `/offers/${token}`,
    `/offers/${token}?from=mail`,
    `/Offers/${token}/`,
    `/%6Fffers/${token}`,
    `//offers//${token}`,
    addresses.offer(token),
    addresses.rentalApplication(token),
    addresses.agreementSigning(token),
    addresses.checkAuthorisation(token),
    `/agreements/${token}?from=mail`,
    addresses.sharedDocument(token),
    addresses.inspectionBooking(token),
    addresses.unsubscribe(token),
  ])('%s is in no address of the login service', (path) => {
    expect(addresses.login(path)).toBe('/auth/login?redirectUrl=%2F');
    expect(addresses.signUp(path)).toBe('/auth/login?redirectUrl=%2F&screen=sign-up');
    expect(addresses.logout(path)).toBe('/auth/logout?redirectUrl=%2F');
    expect(safeReturnPath(path, 'https://verandah.example')).toBe('/');
  });

  it.each([
    `/offers/${token}`,
    `at https://verandah.example/offers/${token}?x=1 (app.js:1)`,
    `/auth/login?redirectUrl=${encodeURIComponent(`/offers/${token}`)}`,
    '/offers/short',
    `at https://verandah.example/agreements/${token}?x=1 (app.js:1)`,
    `at https://verandah.example/shared-documents/${token}?x=1 (app.js:1)`,
    `/applications/${token}?step=send`,
    `https://verandah.example/inspections/${token}`,
    `/check-authorisations/${token}`,
    `/unsubscribe/search.15.16.${token}?x=1`,
    `POST https://verandah.example/api/unsubscribe/shortlist.15.${token}`,
  ])('%s is in no log', (text) => {
    expect(redactText(text)).not.toContain(token);
    expect(redactText(text)).toContain('[token]');
  });

  it('is nothing else: other pages and the owner’s offers stand as they are', () => {
    for (const path of [
      '/properties/1/listings/2/offers',
      '/offers',
      '/make-an-offer?listing=3',
      '/api/offers/4',
      '/tenancy-agreements/5/edit',
    ]) {
      expect(addresses.logout(path)).toBe(`/auth/logout?redirectUrl=${encodeURIComponent(path)}`);
      expect(redactText(path)).toBe(path);
    }
  });
});

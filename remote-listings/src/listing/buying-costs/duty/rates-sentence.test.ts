import { expect, it } from '@jest/globals';
import { dutyRowAt } from './estimate-duty.ts';
import { ratesSentence } from './rates-sentence.ts';

it('says since when the rates apply and up to when they are confirmed', () => {
  expect(ratesSentence(dutyRowAt('TAS', '2026-06-30'))).toBe(
    'Rates from 18 Feb 2024 under the Duties Act 2001 (Tas), confirmed up to 1 Jul 2025.',
  );
});

it('names no start that is later than the confirmation, as where only a concession has ended', () => {
  expect(ratesSentence(dutyRowAt('TAS', '2026-07-01'))).toBe(
    'Rates under the Duties Act 2001 (Tas), confirmed up to 1 Jul 2025.',
  );
});

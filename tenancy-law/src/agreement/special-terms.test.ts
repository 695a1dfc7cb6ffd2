import { describe, expect, it } from '@jest/globals';
import { specialTermRows } from './special-term-rows.ts';
import { prohibitedTerms } from './special-terms.ts';

/** A term of each kind, as owners write it. */
const examples: Record<string, string> = {
  'unseen-contract': 'The renter agrees to the building policies as amended from time to time.',
  indemnity: 'The renter indemnifies the rental provider against all loss.',
  'premises-unavailable': 'The renter has no claim for compensation if the premises are not ready on the start date.',
  'rent-payment-cost': 'Rent is paid by card and the renter bears the processing fee.',
  'named-supplier': 'The renter must use the rental provider’s nominated cleaner.',
  'safety-maintenance': 'The tenant pays for the yearly service of the smoke alarms.',
  'tribunal-costs': 'The renter is liable for the rental provider’s VCAT costs.',
  'insurance-excess': 'If damage occurs, the renter pays the excess of the insurance.',
  insurance: 'The renter must take out contents insurance.',
  penalty: 'A late payment fee of $50 applies.',
  'professional-cleaning': 'The carpets must be professionally cleaned when the renter leaves.',
};

describe('V39 special terms that Victoria prohibits', () => {
  it('has an example of every row', () => {
    const victorian = specialTermRows.filter(({ state }) => state === 'VIC').map(({ rule }) => rule);
    expect(Object.keys(examples).map((rule) => `special-term-${rule}`)).toEqual(victorian);
  });

  it.each(Object.entries(examples))('flags %s with the sentence and an explanation', (rule, sentence) => {
    const found = prohibitedTerms(`No smoking inside. ${sentence} The garden is watered weekly.`, 'VIC');
    expect(found).toEqual([
      { rule: `special-term-${rule}`, explanation: expect.stringMatching(/^In Victoria .*\.$/), quote: sentence },
    ]);
  });

  it('accepts ordinary terms', () => {
    for (const harmless of [
      '',
      'No smoking inside the home.',
      'The renter keeps the lawn mown and the rental provider supplies the mower.',
      'The renter pays for water usage.',
      'The rental provider insures the building.',
      'The renter cleans the oven before leaving.',
      'Rent is paid by bank transfer.',
      'Pets are allowed with written consent.',
    ]) {
      expect([harmless, prohibitedTerms(harmless, 'VIC')]).toEqual([harmless, []]);
    }
  });

  it('reads each line and sentence alone', () => {
    expect(prohibitedTerms('The building has insurance\nThe excess soil is removed', 'VIC')).toEqual([]);
  });

  it('is fast on long text', () => {
    const started = performance.now();
    prohibitedTerms('hold the renter '.repeat(625), 'VIC');
    expect(performance.now() - started).toBeLessThan(250);
  });
});

describe('V39 special terms in other states', () => {
  it.each(['NSW', 'QLD', 'WA', 'SA', 'TAS', 'ACT', 'NT'] as const)(
    '%s: warns about blanket cleaning terms only',
    (state) => {
      const text = Object.values(examples).join(' ');
      expect(prohibitedTerms(text, state)).toMatchObject([
        { rule: 'special-term-professional-cleaning', quote: examples['professional-cleaning'] },
      ]);
    },
  );
});

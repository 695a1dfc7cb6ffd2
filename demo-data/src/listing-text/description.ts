import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { closingText, type OfferTerms } from './closing-text.ts';
import { commercialText } from './commercial-text.ts';
import { exteriorText } from './exterior-text.ts';
import { bedroomText, kitchenText, livingText } from './interior-text.ts';
import { landText } from './land-text.ts';
import { openingSentence } from './opening-sentence.ts';
import { ruralText } from './rural-text.ts';
import { suburbSentence } from './suburb-sentence.ts';

/** Returns a description of several paragraphs. It must not contradict the listing's data. */
export function descriptionOf(random: Random, home: Home, offer: OfferTerms): string {
  switch (home.propertyType) {
    case 'Residential':
      return [
        `${openingSentence(random, home)} ${livingText(random, home)}`,
        `${kitchenText(random, home)} ${bedroomText(random, home)}`,
        exteriorText(random, home),
        suburbSentence(home.place),
        closingText(random, home, offer),
      ].join('\n\n');
    case 'Commercial':
      return commercialText(random, home, offer);
    case 'Land':
      return landText(random, home);
    case 'Rural':
      return ruralText(random, home);
  }
}

import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { aroundHere } from './around-here.ts';
import { closingWords, type Offer } from './closing-words.ts';
import { commercialWords } from './commercial-words.ts';
import { bedroomWords, kitchenWords, livingWords } from './inside-words.ts';
import { landWords } from './land-words.ts';
import { openingWords } from './opening-words.ts';
import { outsideWords } from './outside-words.ts';
import { ruralWords } from './rural-words.ts';

/** Three to five paragraphs that say nothing the facts do not. */
export function descriptionOf(random: Random, home: Home, offer: Offer): string {
  switch (home.propertyType) {
    case 'Residential':
      return [
        `${openingWords(random, home)} ${livingWords(random, home)}`,
        `${kitchenWords(random, home)} ${bedroomWords(random, home)}`,
        outsideWords(random, home),
        aroundHere(home.place),
        closingWords(random, home, offer),
      ].join('\n\n');
    case 'Commercial':
      return commercialWords(random, home, offer);
    case 'Land':
      return landWords(random, home);
    case 'Rural':
      return ruralWords(random, home);
  }
}

import type { FeatureName } from '../homes/features.ts';
import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, formatArea, formatCount, joinList, spellNumber } from './format.ts';
import { suburbSentence } from './suburb-sentence.ts';

const has = (home: Home, name: FeatureName) => home.features.includes(name);

export function ruralText(random: Random, home: Home): string {
  return [
    country(random, home),
    improvements(home),
    homestead(random, home),
    suburbSentence(home.place),
    random.pick([
      'Inspection is by appointment, and a farm map is available on the day. Stock and plant may be bought separately.',
      'Offered on a walk-in, walk-out basis or bare, whichever suits. Allow half a day to see it properly.',
    ]),
  ].join('\n\n');
}

function country(random: Random, home: Home): string {
  const area = home.landArea ? formatArea(home.landArea) : '';
  const { name, setting } = home.place;
  if (setting === 'outback') {
    return `A station of ${area}, out from ${name}: red soil and saltbush plains broken by timbered creek lines, watered from troughs and turkey-nest tanks and mustered by helicopter or bike.`;
  }
  const choices: Record<string, string[]> = {
    Lifestyle: [
      `${capitalize(area)} of gentle country near ${name}: enough for a few head, a big vegetable garden and a quiet life.`,
      `A small farm of ${area} where the work is done by breakfast and the view does the rest of the day.`,
    ],
    Viticulture: [
      `A vineyard of ${area} near ${name}, planted in the nineties and pruned by the same hands ever since, with contracts in place for the coming vintage.`,
      `${capitalize(area)} under vine and lawn, with rows that run down to the dam and fruit that local winemakers ask for by block.`,
    ],
    Horticulture: [
      `A productive orchard of ${area} near ${name}, trellised, netted where it matters and picked over a long season.`,
      `${capitalize(area)} of deep soil and reliable water, planted to trees in full bearing.`,
    ],
    Dairy: [
      `${capitalize(area)} of reliable pasture with laneways to a well-kept dairy and calving paddocks close to the house.`,
    ],
    Livestock: [
      `${capitalize(area)} of well-balanced grazing country near ${name}, from creek flats to sheltered hills, run for years by one family.`,
      `Grazing country of ${area} that finishes stock in most seasons, subdivided into sensible paddocks with water in each.`,
    ],
    'Mixed farming': [
      `A mixed farm of ${area} near ${name}: arable flats in front, grazing hills behind, and a rotation that has looked after both.`,
    ],
    Cropping: [
      `${capitalize(area)} of open arable country near ${name}, with long runs, good access for machinery and a sound yield history.`,
    ],
  };
  return random.pick(choices[home.category] ?? [`${capitalize(area)} near ${name}.`]);
}

function improvements(home: Home): string {
  const water = [
    has(home, 'Dam') && 'dams',
    has(home, 'Bore') && 'an equipped bore',
    has(home, 'Creek frontage') && 'creek frontage',
    has(home, 'Rainwater tank') && 'rainwater to the house',
  ].filter((part) => part !== false);
  const sheds = [
    has(home, 'Machinery shed') && 'a machinery shed',
    has(home, 'Shearing shed') && 'a shearing shed',
    has(home, 'Stock yards') && 'steel stock yards',
    has(home, 'Cellar door') && 'a small cellar door',
  ].filter((part) => part !== false);
  return [
    water.length > 0 ? `Water comes from ${joinList(water)}.` : '',
    has(home, 'Irrigation licence') ? 'An irrigation licence goes with the land.' : '',
    sheds.length > 0 ? `Improvements include ${joinList(sheds)}.` : '',
    has(home, 'Fenced paddocks') ? 'Fencing is stock-proof throughout.' : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function homestead(random: Random, home: Home): string {
  const extras = [
    has(home, 'Verandah') && 'wide verandahs',
    has(home, 'Fireplace') && 'a wood fire',
    has(home, 'Reverse-cycle air conditioning') && 'reverse-cycle air conditioning',
    has(home, 'Solar panels') && 'solar panels',
  ].filter((part) => part !== false);
  return `The homestead has ${spellNumber(home.bedrooms)} bedrooms and ${formatCount(home.baths, 'bathroom')}${extras.length > 0 ? `, with ${joinList(extras)}` : ''}. ${random.pick(['It stands among old trees, well back from the road.', 'Its garden is fenced from the stock and looks over the best of the country.'])}`;
}

export function ruralHeadline(random: Random, home: Home): string {
  const area = home.landArea ? formatArea(home.landArea) : '';
  const { name, setting } = home.place;
  if (setting === 'outback')
    return random.pick([`Pastoral station of ${area} near ${name}`, `Big country: ${area} out from ${name}`]);
  const fitting: Record<string, string[]> = {
    Lifestyle: [`Small farm of ${area} near ${name}`, `Homestead, dam and ${area} near ${name}`],
    Viticulture: [`Working vineyard of ${area} near ${name}`, `Vines, homestead and view near ${name}`],
    Horticulture: [`Orchard in full bearing near ${name}`, `Productive orchard of ${area}`],
    Dairy: [`Dairy farm of ${area} near ${name}`],
    Livestock: [`Grazing property of ${area} near ${name}`, `Well-watered grazing near ${name}`],
    'Mixed farming': [`Mixed farm of ${area} near ${name}`],
    Cropping: [`Arable farm of ${area} near ${name}`],
  };
  const line = random.pick(fitting[home.category] ?? [`Farm near ${name}`]);
  return home.features.includes('Dam') ? line : line.replace('Homestead, dam and', 'Homestead and');
}

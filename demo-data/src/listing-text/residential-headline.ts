import type { FeatureName } from '../homes/features.ts';
import { type Home, lookOf } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, formatArea, spellNumber } from './format.ts';

const has = (home: Home, name: FeatureName) => home.features.includes(name);

const names: Partial<Record<Home['style'], string>> = {
  queenslander: 'Queenslander',
  terrace: 'terrace',
  federation: 'Federation home',
  californian: 'Californian bungalow',
  'beach-house': 'beach house',
  'top-end': 'tropical home',
  weatherboard: 'weatherboard',
  'stone-cottage': 'stone home',
  'miners-cottage': 'cottage',
  homestead: 'homestead',
};

export function residentialHeadline(random: Random, home: Home): string {
  const noun =
    names[home.style] ?? { Duplex: 'duplex', Acreage: 'home on acreage' }[home.category] ?? home.category.toLowerCase();
  const beds = home.bedrooms === 0 ? '' : `${capitalize(spellNumber(home.bedrooms))}-bedroom `;
  const where = home.place.name;
  const choices = [
    `${beds}${beds ? noun : capitalize(noun)} ${home.category === 'Acreage' ? 'near' : 'in the heart of'} ${where}`,
    `${adjective(random, home)} ${noun} in ${where}`,
    ...(has(home, 'Swimming pool')
      ? [`${capitalize(noun)} with a pool, ${spellNumber(home.bedrooms)} bedrooms and room to play`]
      : []),
    ...(has(home, 'Verandah') ? [`${adjective(random, home)} ${noun} with a wide verandah`] : []),
    ...(has(home, 'Fireplace') ? [`${capitalize(noun)} with an open fireplace`] : []),
    ...(has(home, 'Balcony') && home.landArea === null
      ? [`${adjective(random, home)} ${noun} with a sunny balcony`]
      : []),
    ...(has(home, 'Courtyard') ? [`${adjective(random, home)} ${noun} with its own courtyard`] : []),
    ...(home.category === 'Acreage' && home.landArea
      ? [
          `${capitalize(spellNumber(home.bedrooms))} bedrooms, ${formatArea(home.landArea)} and wide views near ${where}`,
        ]
      : []),
    ...(has(home, 'Solar panels') ? [`${adjective(random, home)} ${noun} with solar panels`] : []),
    ...(lookOf(home) === 'coastal' && home.place.setting === 'beach'
      ? [`${capitalize(noun)} close to the beach in ${where}`, `Beachside living in ${where}`]
      : []),
    ...(has(home, 'Shared pool')
      ? [
          `${beds}${beds ? noun : capitalize(noun)} with pool and ${home.features.includes('Gym') ? 'gym' : 'lift'} in ${where}`,
        ]
      : []),
  ].filter((line) => line.length <= 80);
  return random.pick(choices);
}

function adjective(random: Random, home: Home): string {
  const fitting = {
    modern: ['Light-filled', 'Smart', 'Easy-care', 'Quiet', 'Sunny', 'Well-planned', 'North-facing'],
    character: ['Charming', 'Much-loved', 'Handsome', 'Beautifully kept', 'Sunny', 'Restored', 'Elegant'],
    urban: ['Light-filled', 'Smart', 'Easy-care', 'Quiet', 'Bright', 'Well-planned'],
    coastal: ['Breezy', 'Bright', 'Relaxed', 'Sunny', 'Easy-going', 'Light-filled'],
  };
  return random.pick(fitting[lookOf(home)]);
}

import type { FeatureName } from '../homes/features.ts';
import { type Home, lookOf } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { areaInWords, capitalised, inWords } from './number-words.ts';

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
  const beds = home.bedrooms === 0 ? '' : `${capitalised(inWords(home.bedrooms))}-bedroom `;
  const where = home.place.name;
  const choices = [
    `${beds}${beds ? noun : capitalised(noun)} in the heart of ${where}`,
    `${adjective(random, home)} ${noun} in ${where}`,
    ...(has(home, 'Swimming pool')
      ? [`${capitalised(noun)} with a pool, ${inWords(home.bedrooms)} bedrooms and room to play`]
      : []),
    ...(has(home, 'Verandah') ? [`${adjective(random, home)} ${noun} with a verandah to live on`] : []),
    ...(has(home, 'Fireplace') ? [`${capitalised(noun)} with a fireplace and a past`] : []),
    ...(has(home, 'Balcony') && home.landArea === null
      ? [`${adjective(random, home)} ${noun} with a sunny balcony`]
      : []),
    ...(has(home, 'Courtyard') ? [`${adjective(random, home)} ${noun} with its own courtyard`] : []),
    ...(home.category === 'Acreage' && home.landArea
      ? [`${capitalised(inWords(home.bedrooms))} bedrooms, ${areaInWords(home.landArea)} and a wide view of ${where}`]
      : []),
    ...(has(home, 'Solar panels') ? [`${adjective(random, home)} ${noun}, solar already on the roof`] : []),
    ...(lookOf(home) === 'coastal' && home.place.setting === 'beach'
      ? [`Salt air and morning light: ${noun} in ${where}`, `Barefoot living in ${where}`]
      : []),
    ...(has(home, 'Shared pool')
      ? [
          `${beds}${beds ? noun : capitalised(noun)} with pool and ${home.features.includes('Gym') ? 'gym' : 'lift'} in ${where}`,
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

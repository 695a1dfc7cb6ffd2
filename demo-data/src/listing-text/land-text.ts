import type { FeatureName } from '../homes/features.ts';
import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import { capitalize, formatArea, joinList } from './format.ts';
import { suburbSentence } from './suburb-sentence.ts';

const has = (home: Home, name: FeatureName) => home.features.includes(name);

export function landText(random: Random, home: Home): string {
  return [opening(random, home), services(home), suburbSentence(home.place), closing(random)].join('\n\n');
}

function opening(random: Random, home: Home): string {
  const area = home.landArea ? formatArea(home.landArea) : '';
  const { name } = home.place;
  if (home.category === 'Development site') {
    return random.pick([
      `${capitalize(area)} of well-placed ground in ${name}, with a good deal of possibility and a council that has seen plans like yours before.`,
      `A site of ${area} within easy reach of everything in ${name}: subject to council approval, it is ready for a thoughtful project.`,
    ]);
  }
  if (home.category === 'Lifestyle block') {
    return random.pick([
      `${capitalize(area)} of undulating country with a natural house site at the top and trees along the boundary.`,
      `Room to breathe: ${area} near ${name}, part cleared and part bush, with a fence line that is mostly sound.`,
      `Bring a tent and stay a night before you decide: ${area} under a very big sky, ten minutes or so from ${name}.`,
    ]);
  }
  return random.pick([
    `A level block of ${area} in an established street of ${name}, ready for the house you have been planning.`,
    `Titled land of ${area}, gently sloping and facing the right way for winter sun.`,
    `Blocks in ${name} seldom come to market; this one measures ${area} and has a wide frontage to plan with.`,
  ]);
}

function services(home: Home): string {
  const there = [
    has(home, 'Power connected') && 'power',
    has(home, 'Town water') && 'town water',
    has(home, 'Sewer connected') && 'sewer',
  ].filter((part) => part !== false);
  const connected =
    there.length > 0
      ? `${capitalize(joinList(there))} ${there.length === 1 ? 'is' : 'are'} at the boundary.`
      : 'Services are to be brought in by the buyer; rainwater and solar suit the site.';
  const more = [
    has(home, 'Sealed road frontage') && 'The road is sealed to the gate.',
    has(home, 'Creek frontage') && 'A creek runs along one side for most of the year.',
    has(home, 'Dam') && 'The dam has held through the last dry years.',
    has(home, 'Fenced paddocks') && 'There is stock-proof fencing on three sides.',
    has(home, 'Views') && 'From the building site the outlook is wide and will stay that way.',
  ].filter((part) => part !== false);
  return [connected, ...more].join(' ');
}

function closing(random: Random): string {
  return random.pick([
    'The title is registered and the contract is ready. Walk the block any time; please leave the gate as you find it.',
    'A survey and the zoning certificate are in the contract. Buyers should make their own enquiries of the council.',
  ]);
}

export function landHeadline(random: Random, home: Home): string {
  const area = home.landArea ? formatArea(home.landArea) : '';
  const { name } = home.place;
  if (home.category === 'Development site')
    return random.pick([`Development site of ${area} in ${name}`, `${area} with potential in ${name}`]);
  if (home.category === 'Lifestyle block')
    return random.pick([
      `${area} of your own near ${name}`,
      `Big sky, quiet road: ${area}`,
      `Lifestyle block near ${name}`,
    ]);
  return random.pick([
    `Level block of ${area} in ${name}`,
    `Ready to build in ${name}`,
    `Titled land, ${area}, ${name}`,
  ]);
}

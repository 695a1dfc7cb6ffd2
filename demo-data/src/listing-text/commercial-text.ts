import type { FeatureName } from '../homes/features.ts';
import type { Home } from '../homes/home.ts';
import type { Random } from '../random.ts';
import type { OfferTerms } from './closing-text.ts';
import { capitalize, formatArea, formatCount, joinList } from './format.ts';

const openings: Record<string, ((home: Home, area: string) => string)[]> = {
  Office: [
    ({ place }, area) => `An office of ${area} in ${place.name}, fitted out, cabled and ready for desks.`,
    (_, area) => `${capitalize(area)} of quiet, well-lit workspace with partitions that can stay or go.`,
  ],
  Shop: [
    ({ place }, area) =>
      `A shop of ${area} on one of the busier stretches of ${place.name}, with full-height glass to the street.`,
    (_, area) =>
      `Good frontage, steady foot traffic and ${area} on one level: a shop that is easy to imagine yourself in.`,
  ],
  Hospitality: [
    ({ place }, area) =>
      `Kitchen at the back, tables at the front and ${area} in all: a restaurant space that ${place.name} already knows how to find.`,
    (_, area) =>
      `A former café of ${area} with its services in place, so the next kitchen can open in weeks, not months.`,
  ],
  Warehouse: [
    (_, area) => `A clear-span warehouse of ${area} with high-clearance access and an easy turning circle.`,
    ({ place }, area) => `${capitalize(area)} of practical industrial space on the working side of ${place.name}.`,
  ],
  Medical: [
    (_, area) => `Consulting rooms of ${area} with reception, waiting area and plumbing to each room.`,
    ({ place }, area) =>
      `A purpose-built practice of ${area}, on the level and well known to patients around ${place.name}.`,
  ],
  Showroom: [
    (_, area) =>
      `A showroom of ${area} behind a long glass front, with exposure to passing traffic in both directions.`,
    ({ place }, area) => `Large-format space of ${area} among the established retailers of ${place.name}.`,
  ],
};

const phrase: Partial<Record<FeatureName, string>> = {
  'Reverse-cycle air conditioning': 'reverse-cycle air conditioning',
  'Fibre internet': 'fibre internet',
  'Accessible bathroom': 'an accessible bathroom',
  Kitchenette: 'a kitchenette',
  'Meeting room': 'a meeting room',
  'End-of-trip facilities': 'showers and bike racks',
  Lift: 'lift access',
  'Natural light': 'windows on two sides',
  'Roller door': 'a motorised roller door',
  'Loading dock': 'a loading dock',
  'Three-phase power': 'three-phase power',
  Mezzanine: 'a mezzanine office',
  'Grease trap': 'a grease trap',
  'Exhaust canopy': 'an exhaust canopy',
  'Step-free entry': 'a step-free entry',
};

export function commercialText(random: Random, home: Home, offer: OfferTerms): string {
  const area = home.floorArea ? formatArea(home.floorArea) : 'generous size';
  const found = home.features.flatMap((name) => phrase[name] ?? []);
  const cars =
    home.garages > 0
      ? ` ${capitalize(formatCount(home.garages, 'car space'))} ${home.garages === 1 ? 'comes' : 'come'} with the premises.`
      : '';
  const customers = home.features.includes('Customer parking') ? ' Customers park at the door.' : '';
  return [
    random.pick(openings[home.category] ?? [])(home, area),
    `${found.length > 0 ? `The premises have ${joinList(found)}.` : 'The premises are a clean shell, ready for a fit-out of your own.'}${cars}${customers}`,
    random.pick([
      `${home.place.name} draws customers and staff from well beyond the suburb, and deliveries are straightforward at any hour the council allows.`,
      `Neighbouring businesses are long established, and customers know their way to ${home.place.name}.`,
    ]),
    offer.type === 'sale'
      ? 'Offered with vacant possession. The contract and outgoings schedule are ready to read.'
      : `${offer.type === 'both' ? 'For sale with vacant possession, or for lease' : 'For lease'} on terms of three years with options; rent is shown per week before outgoings and GST.`,
  ].join('\n\n');
}

export function commercialHeadline(random: Random, home: Home): string {
  const area = home.floorArea ? formatArea(home.floorArea) : '';
  const name = home.place.name;
  const fitting: Record<string, string[]> = {
    Office: [`Fitted office of ${area} in ${name}`, `Bright workspace in ${name}, ready for desks`],
    Shop: [`Shop with full glass frontage in ${name}`, `${area} of retail on a busy stretch of ${name}`],
    Hospitality: [`Café space in ${name}, services in place`, `Restaurant premises of ${area} in ${name}`],
    Warehouse: [`Clear-span warehouse of ${area}`, `Warehouse and office in ${name}`],
    Medical: [`Consulting rooms of ${area} in ${name}`, `Purpose-built practice in ${name}`],
    Showroom: [`Showroom of ${area} with main-road exposure`, `Large-format showroom in ${name}`],
  };
  return random.pick(fitting[home.category] ?? [`Premises in ${name}`]);
}

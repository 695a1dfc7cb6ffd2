import type { ApplicationView } from 'shared-contract/application/application';
import type { ApplicationField } from 'shared-contract/application/application-field';
import { askedFields } from './part-form.ts';

export type PartStep = { name: string; title: string; lead: string; fields: readonly ApplicationField[] };

const all: readonly PartStep[] = [
  {
    name: 'you',
    title: 'About you',
    lead: 'How the owner can reach you.',
    fields: ['phone', 'dateOfBirth', 'currentAddress', 'emergencyContact'],
  },
  {
    name: 'renting',
    title: 'Where you’ve lived',
    lead: 'Your homes, the latest first, and people who can speak for you.',
    fields: ['rentalHistory', 'referees'],
  },
  {
    name: 'income',
    title: 'Work and income',
    lead: 'How you’ll pay the rent.',
    fields: ['employment', 'income', 'financialAbility'],
  },
  {
    name: 'home',
    title: 'Your new home',
    lead: 'These answers count for everyone in this application.',
    fields: ['startDate', 'termMonths', 'occupants', 'occupantsUnder18', 'pets', 'vehicles', 'rent', 'message'],
  },
  { name: 'send', title: 'Check and send', lead: 'Read what the owner will get.', fields: [] },
];

/** Returns the steps with the fields that this adult fills in. A step without fields is left out. */
export function partSteps(view: Pick<ApplicationView, 'fields' | 'isFirst'>): PartStep[] {
  const asked = askedFields(view);
  return all
    .map((step) => ({ ...step, fields: step.fields.filter((field) => asked.includes(field)) }))
    .filter(({ name, fields }) => name === 'send' || fields.length > 0);
}

import { formatMoney } from 'shared-contract/money/money';
import type { ReminderTemplate } from 'shared-contract/tenancy/rent-reminder';

export type ReminderFacts = {
  tenants: readonly { name: string }[];
  place: string;
  /** How far the rent is paid, such as "Paid to 12 Mar 2026, $120 part payment, 5 days behind". */
  sentence: string;
  dueCents: number;
  /** Where to pay, such as "O Nguyen, the account that ends in 678". Null when no account is known. */
  account: string | null;
  reference: string;
  sender: string;
};

type ReminderText = { subject: string; message: string };

/** The text of each template. None names a law or a consequence: a reminder is no notice. */
export const reminderTexts: Record<ReminderTemplate, (facts: ReminderFacts) => ReminderText> = {
  friendly: (facts) => ({
    subject: `Rent reminder for ${facts.place}`,
    message: [
      `Hi ${namesOf(facts)},`,
      `This is a friendly reminder about the rent for ${facts.place}.`,
      figuresOf(facts),
      'If you’ve already paid, thank you. A payment can take a day or two to arrive.',
      'Questions? Reply to this email.',
      facts.sender,
    ].join('\n\n'),
  }),
  overdue: (facts) => ({
    subject: `Overdue rent for ${facts.place}`,
    message: [
      `Hello ${namesOf(facts)},`,
      `The rent for ${facts.place} is overdue.`,
      figuresOf(facts),
      'Please pay the amount due as soon as you can. If that’s difficult, reply to this email so that we can agree on a plan.',
      'This email is a reminder, not a formal notice.',
      facts.sender,
    ].join('\n\n'),
  }),
};

const figuresOf = ({ sentence, dueCents, account, reference }: ReminderFacts): string =>
  [
    `${sentence}.`,
    `Amount due: ${formatMoney(dueCents)}`,
    ...(account === null ? [] : [`Pay into: ${account}`]),
    `Payment reference: ${reference}`,
  ].join('\n');

/** The first names: "Mia", "Mia and Tom", "Mia, Tom and Ana". */
function namesOf({ tenants }: ReminderFacts): string {
  const names = tenants.map(({ name }) => name.trim().split(/\s+/)[0] ?? '');
  return names.length < 2 ? (names[0] ?? '') : `${names.slice(0, -1).join(', ')} and ${names.at(-1)}`;
}

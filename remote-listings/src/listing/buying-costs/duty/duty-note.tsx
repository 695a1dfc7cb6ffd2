import { Anchor } from '@mantine/core';
import classes from '../buying-costs.module.css';
import type { CostChoices } from '../cost-choices.ts';
import type { DutyRow, PropertyKind } from './duty-rules.ts';
import { mayBeOutdated } from './estimate-duty.ts';
import { ratesSentence } from './rates-sentence.ts';

type DutyNoteProps = { row: DutyRow; kind: PropertyKind; today: string; choices: CostChoices };

/** The date and the source of the rates, and what the estimate leaves out. */
export function DutyNote({ row, kind, today, choices }: DutyNoteProps) {
  const { firstHome } = row.value;
  return (
    <div className={classes.note}>
      {kind !== 'rural' && choices.isFirstHome && (
        <p>
          <strong>{firstHome.name}.</strong> {firstHome.text}
        </p>
      )}
      {kind === 'rural' && <p>Concessions for a home or a farm on rural land aren’t included.</p>}
      <p>
        An estimate, not advice. {ratesSentence(row)} {mayBeOutdated(row, today) && 'They may have changed since. '}
        Source:{' '}
        <Anchor href={row.source.url} target="_blank" rel="noopener noreferrer" underline="always" inherit>
          {row.source.title}
        </Anchor>
        .
      </p>
      <p>
        Not included: registration and transfer fees, legal and inspection costs, loan fees, grants, off-the-plan
        concessions and surcharges for foreign buyers.
      </p>
    </div>
  );
}

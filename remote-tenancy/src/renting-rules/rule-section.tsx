import type { RuleHistory, StateRule } from 'tenancy-law/rules/all-rules';
import { shortDate } from 'tenancy-law/rules/law-row';
import type { ShownRow } from 'tenancy-law/rules/rule-topics';
import classes from './renting-rules.module.css';

/** One rule of a state with its figures in force, announced changes and the figures before them. */
export function RuleSection({ rule }: { rule: StateRule }) {
  return (
    <section className={classes.rule} aria-labelledby={rule.rule}>
      <div>
        <h3 id={rule.rule} className={classes.ruleTitle}>
          {rule.title}
        </h3>
        <p className={classes.explanation}>{rule.explanation}</p>
      </div>
      <ul className={classes.figures}>
        {rule.figures.map((history) => (
          <Figure key={history.part} history={history} />
        ))}
      </ul>
    </section>
  );
}

function Figure({ history: { part, now, before, later } }: { history: RuleHistory }) {
  return (
    <li className={classes.figure}>
      {part && <p className={classes.part}>{part}</p>}
      {now ? (
        <RowInForce row={now} />
      ) : (
        <p className={classes.value}>{before.length > 0 ? 'No longer applies' : 'No rule yet'}</p>
      )}
      {[...later, ...before].map((row) => (
        <p key={row.from} className={classes.change}>
          {changeText(row, later.includes(row))}
        </p>
      ))}
    </li>
  );
}

function RowInForce({ row }: { row: ShownRow }) {
  const { figure, from, fromUnconfirmed, source, confidence, note } = row;
  return (
    <>
      <p className={classes.value}>{figure}</p>
      <p className={classes.origin}>
        Since <time dateTime={from}>{shortDate(from)}</time>
        {fromUnconfirmed && ' (day not confirmed)'}. Source:{' '}
        {source.url ? <a href={source.url}>{source.title}</a> : source.title}.
      </p>
      {confidence !== 'P' && (
        <p className={classes.check}>
          {confidence === 'S' ? 'From a secondary source' : 'Not confirmed by a source'}: check before you rely on it.
        </p>
      )}
      {note && <p className={classes.note}>{note}</p>}
    </>
  );
}

function changeText({ figure, from, to, source }: ShownRow, isLater: boolean): string {
  if (isLater) return `From ${shortDate(from)}: ${figure} (${source.title}).`;
  return `Until ${to ? shortDate(to) : 'then'}: ${figure} (${source.title}).`;
}

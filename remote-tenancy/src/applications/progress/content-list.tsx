import type { ApplicationView } from 'shared-contract/application/application';
import { type ApplicationField, applicationFieldLabels } from 'shared-contract/application/application-field';
import { applicationFieldText } from 'shared-contract/application/application-text';
import { Fact } from 'shared-ui';
import classes from './progress.module.css';

type ContentListProps = { view: Pick<ApplicationView, 'part' | 'details'>; fields: readonly ApplicationField[] };

/** The stored content of these fields. A blank field is marked as such. */
export function ContentList({ view: { part, details }, fields }: ContentListProps) {
  return (
    <dl className={classes.facts}>
      {fields.map((field) => (
        <Fact key={field} label={applicationFieldLabels[field]}>
          {applicationFieldText(field, { ...part, ...details }) || 'Not answered'}
        </Fact>
      ))}
    </dl>
  );
}

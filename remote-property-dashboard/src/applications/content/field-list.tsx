import type { ReactNode } from 'react';
import { type ApplicationField, applicationField } from 'shared-contract/application/application-field';
import { applicationFieldText } from 'shared-contract/application/application-text';
import { Fact } from 'shared-ui';
import { ownersLabels } from '../application-labels.ts';
import classes from './content.module.css';

type FieldListProps = {
  content: Parameters<typeof applicationFieldText>[1];
  /** Fields that `children` show. */
  without?: readonly ApplicationField[];
  children?: ReactNode;
};

/** The fields that have a value, in the order of the form. Which ones were asked depends on the state. */
export function FieldList({ content, without = [], children }: FieldListProps) {
  return (
    <dl className={classes.facts}>
      {children}
      {applicationField.options.map((field) => {
        const text = without.includes(field) ? '' : applicationFieldText(field, content);
        return (
          text !== '' && (
            <Fact key={field} label={ownersLabels[field]}>
              <span className={classes.written} dir="auto">
                {text}
              </span>
            </Fact>
          )
        );
      })}
    </dl>
  );
}

import type { TenancyAgreement } from 'shared-contract/agreement/tenancy-agreement';
import { contentOf } from 'tenancy-law/agreement/agreement-content';
import { agreementSections, notEntered } from 'tenancy-law/form/agreement-sections';
import { formOf, lawDate } from '../state-form-of.ts';
import classes from './agreement-document.module.css';

/** The agreement as the PDF shows it: the parts in the order of the state's form. Printing prints only this. */
export function AgreementDocument({ agreement }: { agreement: TenancyAgreement }) {
  const { state } = agreement.property.address;
  const sections = agreementSections(contentOf(agreement), state, lawDate(agreement));
  return (
    <article className={classes.document} aria-labelledby="document">
      <h2 id="document" className={classes.title}>
        {formOf(agreement).labels.agreement}
      </h2>
      {sections.map(({ name, title, rows, paragraphs = [] }) => (
        <section key={name} className={classes.section} aria-labelledby={`document-${name}`}>
          <h3 id={`document-${name}`} className={classes.heading}>
            {title}
          </h3>
          {rows.length > 0 ? (
            <dl className={classes.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={classes.row}>
                  <dt>{label}</dt>
                  <dd data-missing={value === notEntered || undefined}>{value}</dd>
                </div>
              ))}
            </dl>
          ) : null}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={classes.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </article>
  );
}

import { Title } from '@mantine/core';
import type { SigningView } from 'shared-contract/agreement/signing';
import classes from './document-sections.module.css';

/** The content of the document as text, which is easier to read on a phone than the PDF. */
export function DocumentSections({ sections }: { sections: SigningView['sections'] }) {
  return (
    <div className={classes.document}>
      {sections.map(({ title, rows, paragraphs = [] }) => (
        <section key={title} className={classes.section}>
          <Title order={3} size="h5">
            {title}
          </Title>
          {rows.length > 0 && (
            <dl className={classes.rows}>
              {rows.map(({ label, value }) => (
                <div key={label} className={classes.row}>
                  <dt>{label}</dt>
                  <dd>{value}</dd>
                </div>
              ))}
            </dl>
          )}
          {paragraphs.map((paragraph) => (
            <p key={paragraph} className={classes.paragraph}>
              {paragraph}
            </p>
          ))}
        </section>
      ))}
    </div>
  );
}

import type { ReactNode } from 'react';
import { PageHeader } from 'shared-ui';
import classes from './text-page.module.css';

export type TextSection = { id: string; title: string; body: ReactNode };

type TextPageProps = {
  title: string;
  description: string;
  /** The page's own URL, for search engines. */
  url: string;
  /** Comes before the sections, such as a notice or a filter. */
  lead?: ReactNode;
  sections: readonly TextSection[];
};

/** A public page of text in sections, with links to them. It needs no JavaScript in the browser. */
export function TextPage({ title, description, url, lead, sections }: TextPageProps) {
  return (
    <>
      <link rel="canonical" href={url} />
      <meta name="description" content={description} />
      <PageHeader title={title} description={description} />
      {lead}
      <div className={classes.columns}>
        {sections.length > 1 && <Contents sections={sections} />}
        <div className={classes.text}>
          {sections.map(({ id, title: heading, body }) => (
            <section key={id} aria-labelledby={id}>
              <h2 id={id} className={classes.heading}>
                {heading}
              </h2>
              {body}
            </section>
          ))}
        </div>
      </div>
    </>
  );
}

/** The links are plain, because the router's links don't scroll to a part of the same page. */
function Contents({ sections }: Pick<TextPageProps, 'sections'>) {
  return (
    <nav aria-label="On this page" className={classes.contents}>
      <ul>
        {sections.map(({ id, title }) => (
          <li key={id}>
            <a href={`#${id}`}>{title}</a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

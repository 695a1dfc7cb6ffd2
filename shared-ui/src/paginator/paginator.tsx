import IconChevronLeft from '@tabler/icons-react/dist/esm/icons/IconChevronLeft.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import { Link } from 'shared-platform/router';
import { pageNumbers } from './page-numbers.ts';
import classes from './paginator.module.css';

type PaginatorProps = {
  page: number;
  pageCount: number;
  hrefOf: (page: number) => string;
  /** The navigation state of the links, for what must not be in a URL, such as a typed name. */
  linkState?: unknown;
};

/** Links to the pages of a list, so pages can be shared, opened in a tab and crawled. Renders nothing for one page. */
export function Paginator({ page, pageCount, hrefOf, linkState }: PaginatorProps) {
  if (pageCount <= 1) return null;
  return (
    <nav aria-label="Pages" className={classes.paginator}>
      {page > 1 && (
        <Link className={classes.step} to={hrefOf(page - 1)} state={linkState} rel="prev" aria-label="Previous page">
          <IconChevronLeft size={18} aria-hidden="true" />
          <span className={classes.word}>Previous</span>
        </Link>
      )}
      <ol className={classes.pages}>
        {pageNumbers(page, pageCount).map((number, index, all) =>
          number === null ? (
            <li key={`after-${all[index - 1]}`} className={classes.gap} aria-hidden="true">
              …
            </li>
          ) : (
            <li key={number}>
              <Link
                className={classes.page}
                to={hrefOf(number)}
                state={linkState}
                aria-label={`Page ${number}`}
                aria-current={number === page ? 'page' : undefined}
              >
                {number}
              </Link>
            </li>
          ),
        )}
      </ol>
      {page < pageCount && (
        <Link className={classes.step} to={hrefOf(page + 1)} state={linkState} rel="next" aria-label="Next page">
          <span className={classes.word}>Next</span>
          <IconChevronRight size={18} aria-hidden="true" />
        </Link>
      )}
    </nav>
  );
}

import { Button } from '@mantine/core';
import { addresses } from 'shared-contract/page/addresses';
import { usePageTitle } from '../router/page-title.ts';
import { HomeLink } from './home-link.tsx';
import classes from './message.module.css';
import { Message } from './message.tsx';

type ServerErrorPageProps = {
  status?: number;
  text?: string;
  /** The reference that the user can give to support; null for an error that is not logged. */
  reference?: string | null;
  onRetry?: () => void;
};

/** The page for errors for which the shell has no more specific message. */
export function ServerErrorPage({
  status = 500,
  text = 'Something went wrong on our side. Try again in a moment.',
  reference,
  onRetry,
}: ServerErrorPageProps) {
  usePageTitle('Internal Server Error');
  return (
    <Message code={String(status)} title="Internal Server Error" text={text}>
      <Button onClick={onRetry ?? (() => globalThis.location.reload())}>Try again</Button>
      {/* An ordinary link instead of a router link, because this page is also shown when the router has failed. */}
      <a href={addresses.search()}>Search properties</a>
      <HomeLink />
      {reference && <span className={classes.reference}>Reference {reference}</span>}
    </Message>
  );
}

import { Button } from '@mantine/core';
import { signIn } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { Message } from '../pages/message.tsx';
import { usePageTitle } from '../router/page-title.ts';

/**
 * The page that is shown instead of a protected page after a sign-out in another tab or without a network. Its links
 * load the whole document. The page does not reload by itself: the server may not know about the sign-out yet and would
 * show the page of the old user.
 */
export function SignedOutPage() {
  usePageTitle('Signed out');
  return (
    <Message title="Signed out" text="You’ve signed out, so we closed this page.">
      <Button onClick={() => signIn()}>Sign in again</Button>
      <a href={addresses.search()}>Search properties</a>
    </Message>
  );
}

import { Button } from '@mantine/core';
import { signIn } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { Message } from '../pages/message.tsx';
import { usePageTitle } from '../router/page-title.ts';

/**
 * Stands in for a closed page after a sign-out in another tab. Nothing of the page is left behind it, and both ways from
 * here are full loads. A reload at once would race with the other tab, which is only just telling the server.
 */
export function SignedOutPage() {
  usePageTitle('Signed out');
  return (
    <main id="main" tabIndex={-1}>
      <Message
        title="You have signed out"
        text="You signed out, here or in another tab, so this page has been closed to you."
      >
        <Button onClick={() => signIn()}>Sign in again</Button>
        <a href={addresses.search()}>Search properties</a>
      </Message>
    </main>
  );
}

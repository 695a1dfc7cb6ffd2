import { Button } from '@mantine/core';
import { signIn } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import { Message } from '../pages/message.tsx';
import { usePageTitle } from '../router/page-title.ts';

/**
 * Replaces a protected page after a sign-out in another tab. Both links are full page loads. The page does not reload
 * by itself, because the server may not know about the sign-out yet.
 */
export function SignedOutPage() {
  usePageTitle('Signed out');
  return (
    <main id="main" tabIndex={-1}>
      <Message title="Signed out" text="You’ve signed out, so we closed this page.">
        <Button onClick={() => signIn()}>Sign in again</Button>
        <a href={addresses.search()}>Search properties</a>
      </Message>
    </main>
  );
}

import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import { signIn } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import messageClasses from '../pages/message.module.css';
import { Message } from '../pages/message.tsx';
import { usePageTitle } from '../router/page-title.ts';
import { useSite } from '../site.ts';
import { setSessionNotice } from './session-notices.ts';
import { clearSignInRedirects } from './sign-in-redirects.ts';

/** The page that is shown instead of a protected page when the browser does not store the sign-in (c.60). */
export function SignInProblemPage() {
  usePageTitle('Sign-in problem');
  return <SignInProblem onRetry={() => signIn()} />;
}

/** A message with the likely causes and a button that tries to sign in again. */
export function SignInProblem({ onRetry }: { onRetry: () => void }) {
  const retry = () => {
    setSessionNotice('signInNotPersisting', false);
    onRetry();
  };
  return (
    <CookieProblem
      title="We couldn’t keep you signed in"
      text="If you’ve just signed in, this browser didn’t stay signed in. Please check that:"
      onRetry={retry}
    >
      <a href={addresses.search()}>Search properties</a>
    </CookieProblem>
  );
}

/** The page that is shown instead of any page when redirects to `/auth/logout` do not finish the sign-out (c.60). */
export function SignOutProblemPage() {
  usePageTitle('Sign-out problem');
  const { leaveFor } = useSite();
  const { pathname, search } = globalThis.location;
  return (
    <CookieProblem
      title="We couldn’t finish signing you out"
      text="On a shared device, delete this site’s cookies before you leave it. Otherwise, please check that:"
      onRetry={() => leaveFor(addresses.logout(pathname + search))}
    >
      <Button variant="default" onClick={() => setSessionNotice('signOutUnfinished', false)}>
        Continue as a visitor
      </Button>
    </CookieProblem>
  );
}

type CookieProblemProps = { title: string; text: string; onRetry: () => void; children: ReactNode };

/** A message with the likely reasons why cookies of our responses do not arrive. */
function CookieProblem({ title, text, onRetry, children }: CookieProblemProps) {
  const retry = () => {
    clearSignInRedirects();
    onRetry();
  };
  return (
    <Message title={title} text={text}>
      <ul className={messageClasses.causes}>
        <li>cookies are allowed for this site</li>
        <li>no privacy extension, private window or network filter deletes them</li>
        <li>this device’s date and time are right</li>
      </ul>
      <Button onClick={retry}>Try again</Button>
      {children}
    </Message>
  );
}

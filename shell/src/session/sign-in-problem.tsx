import { Button } from '@mantine/core';
import { signIn } from 'shared-auth';
import { addresses } from 'shared-contract/page/addresses';
import messageClasses from '../pages/message.module.css';
import { Message } from '../pages/message.tsx';
import { usePageTitle } from '../router/page-title.ts';
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
    clearSignInRedirects();
    setSessionNotice('signInNotPersisting', false);
    onRetry();
  };
  return (
    <Message
      title="We couldn’t keep you signed in"
      text="You signed in, but this browser didn’t stay signed in. Please check that:"
    >
      <ul className={messageClasses.causes}>
        <li>cookies are allowed for this site</li>
        <li>no privacy extension or private window deletes them</li>
        <li>this device’s date and time are right</li>
      </ul>
      <Button onClick={retry}>Try again</Button>
      <a href={addresses.search()}>Search properties</a>
    </Message>
  );
}

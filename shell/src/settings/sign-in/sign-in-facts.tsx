import { useLocation } from 'react-router';
import { useUser } from 'shared-auth';
import { useSite } from '../../site.ts';
import classes from './sign-in-facts.module.css';

/**
 * The user's email address and password, with links to the login service, where users change them. The login service
 * leads back to this page.
 */
export function SignInFacts() {
  const { email } = useUser();
  const { changeEmailUrl, changePasswordUrl } = useSite().visit.config;
  return (
    <dl className={classes.facts}>
      <dt>Email</dt>
      <dd className={classes.value}>{email}</dd>
      <dd>
        <ChangeLink url={changeEmailUrl} what="email address" />
      </dd>
      <dt>Password</dt>
      <dd className={classes.value}>••••••••</dd>
      <dd>
        <ChangeLink url={changePasswordUrl} what="password" />
      </dd>
    </dl>
  );
}

function ChangeLink({ url, what }: { url: string | null | undefined; what: string }) {
  const { pathname } = useLocation();
  const { email } = useUser();
  const to = url ? URL.parse(url) : null;
  if (!to || !/^https?:$/.test(to.protocol)) return null;
  to.searchParams.set('redirectUrl', pathname);
  to.searchParams.set('login_hint', email);
  return (
    <a href={to.href} aria-label={`Change ${what}`}>
      Change
    </a>
  );
}

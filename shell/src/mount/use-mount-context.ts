import { useComputedColorScheme } from '@mantine/core';
import type { MountContext, MountSession } from 'federation';
import { useId, useMemo } from 'react';
import { useLocation, useParams } from 'react-router';
import { api } from 'shared-api';
import { type Session, useSession } from 'shared-auth';
import { registerUnsavedWork, useSafeNavigate } from 'shared-platform';

/** Returns the context of a mounted page. It is a new object when the location, the session or the theme changes. */
export function useMountContext(onError: (error: unknown) => void): MountContext {
  const { pathname, search, hash } = useLocation();
  // As text, because the router returns a new object with equal values when it adds routes.
  const params = JSON.stringify(useParams());
  const session = useSession();
  const colourScheme = useComputedColorScheme('light', { getInitialValueInEffect: false });
  const functions = useFunctions(onError);
  return useMemo(
    () => ({
      location: { pathname, search, hash, params: JSON.parse(params) as Record<string, string | undefined> },
      session: sessionFacts(session),
      theme: { colourScheme },
      ...functions,
    }),
    [pathname, search, hash, params, session, colourScheme, functions],
  );
}

type Functions = Pick<MountContext, 'navigate' | 'request' | 'setUnsavedWork' | 'onError'>;

function useFunctions(onError: (error: unknown) => void): Functions {
  const id = useId();
  const navigate = useSafeNavigate();
  return useMemo(() => {
    let forget = () => {};
    return {
      navigate: (to, { replace = false } = {}) => navigate(to, { replace }),
      request: (call) => api.send(call),
      setUnsavedWork(description) {
        forget();
        forget =
          description === null
            ? () => {}
            : registerUnsavedWork({ id: `mounted-${id}`, description, isPersisted: false });
      },
      onError,
    };
  }, [id, navigate, onError]);
}

/** Returns what a mounted page may know of the session. It contains no token, as the session of shared-auth. */
function sessionFacts(session: Session): MountSession {
  const appUser = 'appUser' in session ? session.appUser : undefined;
  if (!appUser) return { status: session.status, user: null };
  const { id, firstName, lastName, fullName, username } = appUser;
  return { status: session.status, user: { id, firstName, lastName, fullName, email: username } };
}

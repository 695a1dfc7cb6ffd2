import { Anchor } from '@mantine/core';
import type { MouseEvent, ReactNode } from 'react';
import { addresses } from 'shared-contract/page/addresses';
import * as z from 'shared-contract/schema';
import { Link, useLocation, useNavigate } from 'shared-platform/router';

/** The navigation state of a link from the inbox: the URL of the list that contained the message. */
const inboxState = z.object({ inboxUrl: z.string() });

/** Returns the navigation state for a link from the inbox. */
export const stateOfInbox = (inboxUrl: string): z.infer<typeof inboxState> => ({ inboxUrl });

/**
 * The link back to the inbox for a user who came from there. It goes back in the history, which restores the searched
 * text and the scroll position. Otherwise shows `fallback`.
 */
export function BackToInbox({ fallback }: { fallback?: ReactNode }) {
  const navigate = useNavigate();
  const state = inboxState.safeParse(useLocation().state);
  if (!state.success || !state.data.inboxUrl.startsWith(addresses.inbox())) return fallback;
  const goBack = (event: MouseEvent) => {
    if (event.metaKey || event.ctrlKey || event.shiftKey || event.altKey) return;
    event.preventDefault();
    void navigate(-1);
  };
  return (
    <Anchor component={Link} to={state.data.inboxUrl} size="sm" onClick={goBack}>
      Back to inbox
    </Anchor>
  );
}

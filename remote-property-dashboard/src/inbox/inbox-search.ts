import { type InboxKind, type InboxState, inboxKind, inboxState } from 'shared-contract/inbox/inbox';
import { addresses } from 'shared-contract/page/addresses';
import { listUrl, pageNumber } from 'shared-contract/page/list-url';
import * as z from 'shared-contract/schema';

/** The filters and the page in the URL: `?kind=offer&state=needsAnswer&property=…&page=2`. */
export type InboxSearch = { kind: InboxKind | null; state: InboxState; property: string | null; page: number };

const defaultState = 'current';

/** Parses the URL. Ignores invalid filters and replaces an invalid page with page 1, so that old links still work. */
export function parseInboxSearch(parameters: URLSearchParams): InboxSearch {
  const kind = parameters.get('kind');
  const state = parameters.get('state');
  const property = z.uuid().safeParse(parameters.get('property'));
  return {
    kind: inboxKind.options.find((option) => option === kind) ?? null,
    state: inboxState.options.find((option) => option === state) ?? defaultState,
    property: property.success ? property.data : null,
    page: pageNumber(parameters),
  };
}

export const inboxUrl = ({
  kind = null,
  state = defaultState,
  property = null,
  page = 1,
}: Partial<InboxSearch>): string =>
  listUrl(addresses.inbox(), { kind, state: state === defaultState ? null : state, property, page });

/** The navigation state with the searched text. A name must not be in a URL, and the state survives back and reload. */
const searchState = z.object({ inboxText: z.string() });

export function searchedText(state: unknown): string {
  const parsed = searchState.safeParse(state);
  return parsed.success ? parsed.data.inboxText : '';
}

export const stateOfText = (inboxText: string): z.infer<typeof searchState> | null =>
  inboxText === '' ? null : { inboxText };

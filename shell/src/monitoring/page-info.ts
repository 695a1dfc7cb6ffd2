import { pageHandleOf } from '../router/page-handle.ts';

/** The page that a log entry is about. */
export type PageInfo = {
  /** The name of the remote that the page belongs to; `shell` for the shell's own pages. */
  remote: string;
  version?: string | undefined;
  /** The path pattern, such as `/orders/:orderId`. Unlike the path, it contains neither ids nor secrets. */
  page: string;
};

type Match = { route: { path?: string; handle?: unknown } };

/** Returns the page that the router has matched. */
export function pageInfoOf(matches: readonly Match[]): PageInfo {
  const release = pageHandleOf(matches.map(({ route }) => route))?.release;
  const path = matches.map(({ route }) => route.path).findLast((pattern) => pattern !== undefined);
  return { remote: release?.name ?? 'shell', version: release?.version, page: path ?? '/' };
}

let readCurrent: () => PageInfo = () => ({ remote: 'shell', page: '/' });

/** Returns the page that is open. */
export const currentPage = (): PageInfo => readCurrent();

/** Sets the function that {@link currentPage} calls. `bootstrap` sets it when it has created the router. */
export function setCurrentPage(read: () => PageInfo): void {
  readCurrent = read;
}

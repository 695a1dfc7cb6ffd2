import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';

/** The arguments with which the router calls a page's loader for a URL of this site. For tests that call a loader. */
export function loaderArguments(path: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const url = new URL(path, location.origin);
  return { request: new Request(url), url, params, context: new RouterContextProvider(), pattern: url.pathname };
}

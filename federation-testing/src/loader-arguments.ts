import { type LoaderFunctionArgs, RouterContextProvider } from 'react-router';

/**
 * For tests that call a page's loader: returns the arguments that the router would pass to the loader for a path of
 * this site.
 */
export function loaderArguments(path: string, params: Record<string, string> = {}): LoaderFunctionArgs {
  const url = new URL(path, location.origin);
  return { request: new Request(url), url, params, context: new RouterContextProvider(), pattern: url.pathname };
}

import { addresses } from 'shared-contract/page/addresses';
import { type LoaderFunctionArgs, useLoaderData } from 'shared-platform/router';
import { HelpPage } from '../help/help-page.tsx';
import { pageUrlLoader } from '../help/page-url.ts';

const withUrl = pageUrlLoader(addresses.help());

export const loader = (args: LoaderFunctionArgs) => ({
  ...withUrl(args),
  initialFilter: new URL(args.request.url).searchParams.get('q') ?? '',
});

export function Component() {
  return <HelpPage {...useLoaderData<typeof loader>()} />;
}

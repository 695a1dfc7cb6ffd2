import { prefetch } from 'shared-api';
import { useSearchParams } from 'shared-platform/router';
import { PageHeader } from 'shared-ui';
import { AllDownloads, firstProperties, stateOf } from '../forms/all-downloads.tsx';

export function loader() {
  return prefetch(firstProperties);
}

export function Component() {
  const [parameters] = useSearchParams();
  return (
    <>
      <PageHeader title="Downloads" description="Official forms of every state, your documents and exports." />
      <AllDownloads state={stateOf(parameters)} />
    </>
  );
}

import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadDraggableList } from 'shared-ui';
import { loader as loadAgreement } from '../agreement-editor/edited-agreement.ts';

export { TenancyDetailsStep as Component } from '../agreement-editor/tenancy-details/tenancy-details-step.tsx';

export function loader(args: LoaderFunctionArgs) {
  loadDraggableList().catch(() => {});
  return loadAgreement(args);
}

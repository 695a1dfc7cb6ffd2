export { loader } from '../agreement-editor/edited-agreement.ts';
export { LeaseDetailsStep as Component } from '../agreement-editor/lease-details/lease-details-step.tsx';

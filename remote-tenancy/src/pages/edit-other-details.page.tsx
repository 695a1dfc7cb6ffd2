export { loader } from '../agreement-editor/edited-agreement.ts';
export { OtherDetailsStep as Component } from '../agreement-editor/other-details/other-details-step.tsx';

export { loader } from '../agreement-editor/edited-agreement.ts';
export { UtilitiesStep as Component } from '../agreement-editor/utilities/utilities-step.tsx';

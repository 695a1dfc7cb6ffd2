export { loader } from '../agreement-editor/edited-agreement.ts';
export { ReviewStep as Component } from '../agreement-editor/review/review-step.tsx';

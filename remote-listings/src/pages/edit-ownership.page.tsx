export { loader } from '../editor/editor-loader.ts';
export { OwnershipStep as Component } from '../editor/ownership/ownership-step.tsx';

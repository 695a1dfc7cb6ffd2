export { DescriptionStep as Component } from '../editor/description/description-step.tsx';
export { loader } from '../editor/editor-loader.ts';

export { loader } from '../editor/editor-loader.ts';
export { PropertyDetailsStep as Component } from '../editor/property-details/property-details-step.tsx';

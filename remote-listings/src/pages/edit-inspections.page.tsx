export { loader } from '../editor/editor-loader.ts';
export { InspectionsStep as Component } from '../editor/inspections/inspections-step.tsx';

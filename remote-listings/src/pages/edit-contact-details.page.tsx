export { ContactDetailsStep as Component } from '../editor/contact-details/contact-details-step.tsx';
export { loader } from '../editor/editor-loader.ts';

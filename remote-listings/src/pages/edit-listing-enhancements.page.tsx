export { EnhancementsStep as Component } from '../editor/packages/enhancements-step.tsx';
export { loader } from '../editor/packages/order-loader.ts';

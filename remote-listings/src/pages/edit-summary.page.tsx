export { loader } from '../editor/packages/order-loader.ts';
export { SummaryStep as Component } from '../editor/summary/summary-step.tsx';

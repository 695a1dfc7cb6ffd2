export { loader } from '../editor/packages/order-loader.ts';
export { PackagesStep as Component } from '../editor/packages/packages-step.tsx';

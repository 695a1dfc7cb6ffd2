export { loader } from '../editor/packages/order-loader.ts';
export { CheckoutDirectStep as Component } from '../editor/summary/checkout-direct-step.tsx';

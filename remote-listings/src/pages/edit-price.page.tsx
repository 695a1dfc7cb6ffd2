export { loader } from '../editor/editor-loader.ts';
export { PriceStep as Component } from '../editor/price/price-step.tsx';

import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadStep } from '../checkout/checkout-loader.ts';

export { DeliveryStep as Component } from '../checkout/delivery/delivery-step.tsx';

export const loader = (args: LoaderFunctionArgs) => loadStep(args, 'delivery');

import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadStep } from '../checkout/checkout-loader.ts';

export { ReviewStep as Component } from '../checkout/review/review-step.tsx';

export const loader = (args: LoaderFunctionArgs) => loadStep(args, 'review');

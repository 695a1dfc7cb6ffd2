import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadStep } from '../checkout/checkout-loader.ts';

export { ConfirmationStep as Component } from '../checkout/confirmation/confirmation-step.tsx';

export const loader = (args: LoaderFunctionArgs) => loadStep(args, 'confirmation');

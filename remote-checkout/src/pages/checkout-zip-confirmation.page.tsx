import type { LoaderFunctionArgs } from 'shared-platform/router';
import { loadStep } from '../checkout/checkout-loader.ts';

export { ZipConfirmationStep as Component } from '../checkout/zip/zip-confirmation-step.tsx';

export const loader = (args: LoaderFunctionArgs) => loadStep(args, 'zip-confirmation');

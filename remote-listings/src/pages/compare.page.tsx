import { CompareView } from '../compare/compare-view.tsx';

export const Component = CompareView;

import { SavedSearchesView } from '../saved-searches/saved-searches-view.tsx';

export const Component = SavedSearchesView;

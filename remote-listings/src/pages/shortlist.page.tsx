import { ShortlistView } from '../shortlist/shortlist-view.tsx';

export const Component = ShortlistView;

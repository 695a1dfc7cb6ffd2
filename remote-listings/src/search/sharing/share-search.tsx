import IconShare from '@tabler/icons-react/dist/esm/icons/IconShare.mjs';
import { lazy, Suspense, useState } from 'react';
import { toast } from 'shared-platform';
import classes from '../../saved/searches/save-search.module.css';
import type { Search } from '../url/search-url.ts';

const load = () => import(/* webpackChunkName: "search-actions" */ './share-menu.tsx');
const ShareMenu = lazy(load);

type ShareSearchProps = { search: Search; suburbs: string[] };

/** The button that shares the current search: in a phone's dialog, or else in a menu. Its code loads on use. */
export function ShareSearch({ search, suburbs }: ShareSearchProps) {
  const [isOpen, setOpen] = useState(false);
  const share = async () => {
    try {
      const { shareOnPhone } = await load();
      if (!(await shareOnPhone(search, suburbs))) setOpen(!isOpen);
    } catch {
      toast.error('We couldn’t share that. Check your connection and try again.');
    }
  };
  return (
    <div className={classes.place}>
      <button type="button" className={classes.button} aria-expanded={isOpen} onClick={() => void share()}>
        <IconShare size={19} stroke={1.7} aria-hidden="true" />
        <span className={classes.label}>Share</span>
      </button>
      {isOpen && (
        <Suspense>
          <ShareMenu search={search} suburbs={suburbs} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </div>
  );
}

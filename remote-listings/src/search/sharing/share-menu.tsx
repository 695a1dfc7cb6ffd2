import IconLink from '@tabler/icons-react/dist/esm/icons/IconLink.mjs';
import IconMail from '@tabler/icons-react/dist/esm/icons/IconMail.mjs';
import { useEffect, useState } from 'react';
import { toast } from 'shared-platform';
import { usePopover } from '../../dialog/use-popover.ts';
import { absoluteUrl, openShareDialog } from '../../listing/sharing/share-link.ts';
import { searchName } from '../../saved/searches/search-name.ts';
import { type Search, searchUrl } from '../url/search-url.ts';
import classes from './share-menu.module.css';

type ShareMenuProps = { search: Search; suburbs: string[]; onClose: () => void };

/** Returns the URL of the first page of the search, with nothing else that the address bar may contain. */
const sharedUrl = (search: Search) => absoluteUrl(searchUrl({ ...search, page: 1 }));

/**
 * Opens the share dialog of a phone. Returns false on a device where visitors expect a menu, and where the browser
 * refuses the dialog, for example because the press was too long ago or another dialog is open.
 */
export async function shareOnPhone(search: Search, suburbs: string[]): Promise<boolean> {
  if (!matchMedia('(pointer: coarse)').matches) return false;
  try {
    return await openShareDialog({ title: searchName(search, suburbs), url: sharedUrl(search) });
  } catch {
    return false;
  }
}

/** The menu below the share button, which gets the focus. */
export default function ShareMenu({ search, suburbs, onClose }: ShareMenuProps) {
  const { popover: menu, close, handlers } = usePopover(onClose);
  const [isCopyRefused, setCopyRefused] = useState(false);
  const name = searchName(search, suburbs);
  const url = sharedUrl(search);
  useEffect(() => menu.current?.querySelector('button')?.focus(), [menu]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url);
    } catch {
      return setCopyRefused(true);
    }
    toast.success('Link copied');
    close();
  };
  return (
    <div ref={menu} className={classes.menu} {...handlers}>
      {isCopyRefused ? (
        <label className={classes.link}>
          Copy this link
          {/* biome-ignore lint/a11y/noAutofocus: the pressed button, which had the focus, is gone. */}
          <input readOnly autoFocus value={url} onFocus={({ target }) => target.select()} />
        </label>
      ) : (
        <button type="button" className={classes.item} onClick={() => void copy()}>
          <IconLink size={18} stroke={1.7} aria-hidden="true" />
          Copy link
        </button>
      )}
      <a
        className={classes.item}
        href={`mailto:?subject=${encodeURIComponent(name)}&body=${encodeURIComponent(`${name}\n${url}`)}`}
        onClick={close}
      >
        <IconMail size={18} stroke={1.7} aria-hidden="true" />
        Email
      </a>
    </div>
  );
}

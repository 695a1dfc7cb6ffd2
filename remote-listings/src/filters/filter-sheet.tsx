import IconAdjustmentsHorizontal from '@tabler/icons-react/dist/esm/icons/IconAdjustmentsHorizontal.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import classes from './filter-sheet.module.css';

type FilterSheetProps = { count: number; doneWords: string; children: ReactNode };

/** The filters on a phone: a sheet from below. The browser's own modal dialog keeps focus inside and closes on Escape. */
export function FilterSheet({ count, doneWords, children }: FilterSheetProps) {
  const [open, setOpen] = useState(false);
  const dialog = useRef<HTMLDialogElement>(null);
  useEffect(() => {
    if (open) dialog.current?.showModal();
  }, [open]);
  const close = () => dialog.current?.close();
  return (
    <>
      <button type="button" className={classes.opener} aria-haspopup="dialog" onClick={() => setOpen(true)}>
        <IconAdjustmentsHorizontal size={18} aria-hidden="true" />
        Filters
        {count > 0 && <span className={classes.count}>{count}</span>}
      </button>
      {open && (
        <dialog ref={dialog} className={classes.sheet} aria-label="Filters" onClose={() => setOpen(false)}>
          <div className={classes.head}>
            <h2 className={classes.title}>Filters</h2>
            <button type="button" className={classes.close} aria-label="Close filters" onClick={close}>
              <IconX size={20} aria-hidden="true" />
            </button>
          </div>
          <div className={classes.body}>{children}</div>
          <div className={classes.foot}>
            <button type="button" className={classes.done} onClick={close}>
              {doneWords}
            </button>
          </div>
        </dialog>
      )}
    </>
  );
}

import { Button, Switch } from '@mantine/core';
import { useAtom } from 'jotai';
import { useId } from 'react';
import { useModalDialog } from 'shared-ui';
import { useCommandKey } from './command-key.ts';
import { shortcutPages } from './shortcut-pages.ts';
import classes from './shortcuts-dialog.module.css';
import { singleKeysAtom } from './single-keys.ts';

/** Lists the keyboard shortcuts, and switches those of a single key off. Render it only while it is open. */
export function ShortcutsDialog({ onClose }: { onClose: () => void }) {
  const dialog = useModalDialog();
  const heading = useId();
  const commandKey = useCommandKey();
  const [isOn, setIsOn] = useAtom(singleKeysAtom);
  return (
    <dialog
      ref={dialog}
      className={classes.dialog}
      aria-labelledby={heading}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
    >
      <h2 id={heading} className={classes.title}>
        Keyboard shortcuts
      </h2>
      <dl className={classes.list}>
        <Shortcut label="Search or jump to" keys={[commandKey, 'K']} />
        <Shortcut label="Show this list" keys={['?']} isOff={!isOn} />
        {shortcutPages.map(({ key, label }) => (
          <Shortcut key={key} label={label} keys={['G', key]} separator="then" isOff={!isOn} />
        ))}
      </dl>
      <Switch
        label="Single-key shortcuts"
        description={`Turn them off if ? and G get in your way. ${commandKey} K always works. Saved on this device only.`}
        checked={isOn}
        onChange={(event) => setIsOn(event.currentTarget.checked)}
      />
      <div className={classes.actions}>
        <Button variant="default" onClick={onClose}>
          Close
        </Button>
      </div>
    </dialog>
  );
}

type ShortcutProps = { label: string; keys: readonly [string, string?]; separator?: string; isOff?: boolean };

function Shortcut({ label, keys: [first, second], separator = '+', isOff = false }: ShortcutProps) {
  return (
    <div className={classes.row} data-off={isOff || undefined}>
      <dt>{label}</dt>
      <dd>
        <kbd>{first}</kbd>
        {second !== undefined && (
          <>
            {` ${separator} `}
            <kbd>{second}</kbd>
          </>
        )}
      </dd>
    </div>
  );
}

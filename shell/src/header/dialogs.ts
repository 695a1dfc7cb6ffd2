/** The dialogs that shortcuts open. They are one chunk, because each chunk costs the first visit some bytes. */
export { Palette } from '../palette/palette.tsx';
export { ShortcutsDialog } from '../shortcuts/shortcuts-dialog.tsx';

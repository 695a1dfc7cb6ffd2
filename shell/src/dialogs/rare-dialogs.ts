/** Dialogs that few visits see. They are one chunk, because each chunk costs the first visit some bytes. */
export { SessionExpiredDialog } from '../session/session-expired-dialog.tsx';
export { LeaveDialog } from '../unsaved-work/leave-dialog.tsx';

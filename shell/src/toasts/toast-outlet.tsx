import { useEffect, useRef, useSyncExternalStore } from 'react';
import { dismissToast, onToastsChange, type Toast, visibleToasts } from 'shared-platform/host';
import classes from './toast-outlet.module.css';

/**
 * Shows the toasts. The live region is always mounted, because screen readers announce only changes inside an existing
 * region.
 */
export function ToastOutlet() {
  const toasts = useSyncExternalStore(onToastsChange, visibleToasts, visibleToasts);
  return (
    <div className={classes.outlet} role="status" aria-live="polite" aria-label="Messages">
      {toasts.map((toast) => (
        <ToastCard key={toast.id} toast={toast} />
      ))}
    </div>
  );
}

/** One toast. While the pointer or the focus is on it, its timer is stopped, so it does not disappear. */
function ToastCard({ toast: { id, kind, message, timeout, action } }: { toast: Toast }) {
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  /** The element that had the focus before the toast. It gets the focus back. */
  const from = useRef<EventTarget>(null);
  const stop = () => clearTimeout(timer.current);
  const start = () => {
    stop();
    timer.current = setTimeout(() => dismissToast(id), timeout);
  };
  const dismiss = () => {
    if (from.current instanceof HTMLElement) from.current.focus({ preventScroll: true });
    dismissToast(id);
  };
  useEffect(() => {
    start();
    return stop;
  }, []);
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: hovering only stops the timer.
    <div
      className={classes.toast}
      data-kind={kind}
      onMouseEnter={stop}
      onMouseLeave={start}
      onFocus={({ currentTarget, relatedTarget }) => {
        stop();
        if (!currentTarget.contains(relatedTarget)) from.current = relatedTarget;
      }}
      onBlur={start}
    >
      <p className={classes.message}>{message}</p>
      {action && (
        <button
          type="button"
          className={classes.action}
          onClick={() => {
            action.run();
            dismiss();
          }}
        >
          {action.label}
        </button>
      )}
      <button type="button" className={classes.close} aria-label="Dismiss" onClick={dismiss}>
        ×
      </button>
    </div>
  );
}

/** How long a toast is shown, in milliseconds (SPEC §9). */
export const toastTimeout = 5000;
/** The maximum number of toasts on the screen (SPEC §9). */
export const toastLimit = 20;

export type ToastKind = 'success' | 'error' | 'info';
/** A button in the toast, such as Undo. Pressing the button closes the toast. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string;
  /** Milliseconds until the toast closes. */
  timeout: number;
  action?: ToastAction | undefined;
};
export type ToastOptions = {
  /** Milliseconds until the toast closes, 5000 by default (SPEC §9). */
  timeout?: number;
  action?: ToastAction;
};

let queue: readonly Toast[] = [];
let visible: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** Returns the toasts on the screen: the first 20. Later ones wait until one of these closes (SPEC §9). */
export function visibleToasts(): readonly Toast[] {
  return visible;
}

/** Calls `listener` after each change. Returns a function that removes the listener. */
export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

/** Closes a toast. */
export function dismissToast(id: number): void {
  setQueue(queue.filter((toast) => toast.id !== id));
}

/** Closes all toasts. */
export function clearToasts(): void {
  setQueue([]);
}

/** Shows a short message at the top right. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
} as const;

function show(kind: ToastKind, message: string, { timeout = toastTimeout, action }: ToastOptions = {}): void {
  lastId += 1;
  setQueue([...queue, { id: lastId, kind, message, timeout, action }]);
}

function setQueue(next: readonly Toast[]): void {
  queue = next;
  visible = next.slice(0, toastLimit);
  for (const listener of listeners) listener();
}

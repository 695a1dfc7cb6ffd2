/** SPEC §9. */
export const toastTimeout = 5000;
export const toastLimit = 20;

export type ToastKind = 'success' | 'error' | 'info';
/** What the person may do about it, such as Undo; the message goes when it is done. */
export type ToastAction = { label: string; run: () => void };
export type Toast = {
  id: number;
  kind: ToastKind;
  message: string /** Milliseconds. */;
  timeout: number;
  action?: ToastAction | undefined;
};
export type ToastOptions = {
  /** Milliseconds until it goes, 5000 by default (SPEC §9). */ timeout?: number;
  action?: ToastAction;
};

let toasts: readonly Toast[] = [];
let lastId = 0;
const listeners = new Set<() => void>();

/** The first 20 are drawn, later ones wait for a place (SPEC §9). */
export function visibleToasts(): readonly Toast[] {
  return shown;
}
let shown: readonly Toast[] = [];

export function onToastsChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => {
    listeners.delete(listener);
  };
}

export function dismissToast(id: number): void {
  change(toasts.filter((toast) => toast.id !== id));
}

export function clearToasts(): void {
  change([]);
}

/** A short message at the top right. */
export const toast = {
  success: (message: string, options?: ToastOptions) => show('success', message, options),
  error: (message: string, options?: ToastOptions) => show('error', message, options),
  info: (message: string, options?: ToastOptions) => show('info', message, options),
} as const;

function show(kind: ToastKind, message: string, { timeout = toastTimeout, action }: ToastOptions = {}): void {
  lastId += 1;
  change([...toasts, { id: lastId, kind, message, timeout, action }]);
}

function change(next: readonly Toast[]): void {
  toasts = next;
  shown = next.slice(0, toastLimit);
  for (const listener of listeners) listener();
}

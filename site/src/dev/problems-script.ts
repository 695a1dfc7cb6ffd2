import { problemsPath } from './problems.ts';

/**
 * Returns an inline script that shows problems over the page until they are solved or closed. The refresh plugin's own
 * overlay writes `innerHTML`, which Trusted Types block, and knows no type errors.
 */
export function problemsScript(): string {
  return `;(${showProblems})(${JSON.stringify(problemsPath)})`;
}

/** Runs in the browser. The script is its source, so it uses nothing from outside. */
function showProblems(path: string): void {
  const box = document.createElement('div');
  box.setAttribute('role', 'alert');
  box.style.cssText =
    'position:fixed;z-index:10000;inset:auto 0 0;max-height:60vh;overflow:auto;padding:16px;background:#1f1b1b;color:#fff;font:14px/1.5 monospace';
  const element = (tag: string, text: string, style: string) => {
    const created = document.createElement(tag);
    created.textContent = text;
    created.style.cssText = style;
    return created;
  };
  const close = element(
    'button',
    'Close',
    'position:sticky;top:0;float:right;padding:4px 12px;border:1px solid #fff;background:#1f1b1b;color:#fff;font:inherit',
  );
  close.onclick = () => box.remove();
  const show = (problems: { source: string; text: string }[]) => {
    box.replaceChildren(
      close,
      ...problems.flatMap(({ source, text }) => [
        element('strong', source, ''),
        element('pre', text, 'margin:4px 0 16px;white-space:pre-wrap'),
      ]),
    );
    if (problems.length === 0) box.remove();
    else document.body.append(box);
  };
  // A browser opens six connections to a site, and hot reload keeps two per tab. So a hidden tab has no third one.
  let stream: EventSource | undefined;
  const connect = () => {
    stream?.close();
    if (document.hidden) return;
    stream = new EventSource(path);
    stream.onmessage = ({ data }) => show(JSON.parse(data));
  };
  addEventListener('DOMContentLoaded', connect);
  addEventListener('visibilitychange', connect);
}

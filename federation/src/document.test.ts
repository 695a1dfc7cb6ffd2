import { describe, expect, it } from '@jest/globals';
import { warmFormattersScript } from './document.ts';

type Callback = () => void;

/** Runs the script as a document does; `turns` are the callbacks that it schedules, in order. */
function run(idle: 'has idle time' | 'knows no idle time') {
  const turns: Callback[] = [];
  const made: string[] = [];
  const later = (turn: Callback) => void turns.push(turn);
  const format = (name: string) =>
    class {
      constructor(locale: string) {
        made.push(`${name} ${locale}`);
      }
    };
  const window = idle === 'has idle time' ? { requestIdleCallback: later } : {};
  const formats = { DateTimeFormat: format('date'), NumberFormat: format('price') };
  new Function('window', 'requestAnimationFrame', 'Intl', warmFormattersScript)(window, later, formats);
  return { turns, made };
}

describe('the first date and price of a document', () => {
  it('are made in idle time, after a frame', () => {
    const { turns, made } = run('has idle time');
    turns.shift()?.();
    expect(made).toEqual([]);
    turns.shift()?.();
    expect(made).toEqual(['date en-AU', 'price en-AU']);
  });

  it('are left to the page in a browser without idle callbacks', () => {
    const { turns, made } = run('knows no idle time');
    turns.shift()?.();
    expect([turns, made]).toEqual([[], []]);
  });
});

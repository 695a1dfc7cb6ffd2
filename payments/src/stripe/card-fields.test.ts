import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { createContext, runInContext } from 'node:vm';
import { beforeEach, describe, expect, it } from '@jest/globals';

const page = await readFile(new URL('card-fields/index.html', import.meta.url), 'utf8');
const [, script = ''] = /<script>(.*?)<\/script>/s.exec(page) ?? [];
const site = 'https://verandah.example';

type Listener = (event: object) => void;

/** Runs the page's script with stand-ins for the browser and for Stripe.js. */
function openPage(createPaymentMethod: () => Promise<object>) {
  const listeners: Record<string, Listener> = {};
  const posted: unknown[] = [];
  const used: string[] = [];
  const parent = { postMessage: (message: object, target: string) => posted.push([target, { ...message }]) };
  const card = {
    on: (name: string, listener: Listener) => {
      listeners[`card ${name}`] = listener;
    },
    mount: (selector: string) => used.push(`mount ${selector}`),
    focus: () => used.push('focus'),
  };
  const context = createContext({
    URLSearchParams,
    location: { search: `?key=pk_test_1&parent=${encodeURIComponent(site)}&scheme=dark` },
    document: { documentElement: { style: {}, offsetHeight: 52 }, getElementById: () => ({}) },
    parent,
    addEventListener: (name: string, listener: Listener) => {
      listeners[name] = listener;
    },
    ResizeObserver: class {
      observed: () => void;
      constructor(observed: () => void) {
        this.observed = observed;
      }
      observe() {
        this.observed();
      }
    },
    Stripe: (key: string) => {
      used.push(key);
      return { elements: () => ({ create: () => card }), createPaymentMethod };
    },
  });
  runInContext(script, context);
  const send = (data: object, origin = site) => listeners.message?.({ origin, source: parent, data });
  return { listeners, posted, used, send };
}

const visa = { brand: 'visa', last4: '4242', exp_month: 12, exp_year: 2034 };
const accepted = async () => ({ paymentMethod: { id: 'pm_1', card: visa } });
const settled = () => new Promise((resolve) => setTimeout(resolve));

describe('the page with Stripe’s card fields', () => {
  let opened: ReturnType<typeof openPage>;
  beforeEach(() => {
    opened = openPage(accepted);
  });

  it('shows the fields of the account, and reports their height and what is wrong', () => {
    expect(opened.used).toEqual(['pk_test_1', 'mount #card']);
    opened.listeners['card ready']?.({});
    opened.listeners['card change']?.({ complete: false, error: { message: 'Your card number is invalid.' } });
    expect(opened.posted).toEqual([
      [site, { type: 'verandah-card:ready', height: 52 }],
      [site, { type: 'verandah-card:change', complete: false, error: 'Your card number is invalid.' }],
    ]);
  });

  it('V13: returns a token and what identifies the card', async () => {
    opened.send({ type: 'verandah-card:submit', requestId: 'a' });
    await settled();
    const card = { brand: 'visa', lastFour: '4242', expiryMonth: 12, expiryYear: 2034 };
    expect(opened.posted).toEqual([[site, { type: 'verandah-card:token', requestId: 'a', token: 'pm_1', card }]]);
  });

  it('returns why Stripe rejects a card', async () => {
    const rejecting = openPage(async () => ({ error: { message: 'Your card has expired.' } }));
    rejecting.send({ type: 'verandah-card:submit', requestId: 'b' });
    await settled();
    expect(rejecting.posted).toEqual([
      [site, { type: 'verandah-card:failed', requestId: 'b', message: 'Your card has expired.' }],
    ]);
  });

  it('ignores messages of other origins', async () => {
    opened.send({ type: 'verandah-card:submit', requestId: 'c' }, 'https://other.example');
    await settled();
    expect(opened.posted).toEqual([]);
  });

  it('allows its own script and those of Stripe only', () => {
    const hash = createHash('sha256').update(script).digest('base64');
    expect(page).toContain(`script-src https://js.stripe.com 'sha256-${hash}'`);
  });
});

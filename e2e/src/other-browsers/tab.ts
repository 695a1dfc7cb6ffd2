import { expect } from '@playwright/test';
import {
  describeTarget,
  elementsExpression,
  guardClick,
  hasTestingLibrary,
  type Target,
  testingLibrary,
} from './find-in-page.ts';

export type PageElement = { click: () => Promise<unknown>; type: (text: string) => Promise<unknown> };

/** One tab, as the library that controls the browser offers it. */
export type RemoteTab = {
  open: (url: string) => Promise<unknown>;
  reload: () => Promise<unknown>;
  /** Evaluates a JavaScript expression in the page. */
  evaluate: (expression: string) => Promise<unknown>;
  element: (expression: string) => Promise<PageElement | null>;
  /** Returns a PNG picture. */
  screenshot: () => Promise<Uint8Array>;
};

/** A browser without cookies of earlier journeys. */
export type Profile = { newTab: () => Promise<RemoteTab>; close: () => Promise<unknown> };

export type OtherBrowser = { newProfile: () => Promise<Profile>; stop: () => Promise<unknown> };

const actionTimeout = { timeout: 20_000 };

/** The actions of a journey. Each one waits until the page allows it, as Playwright's do. */
export class Tab {
  private readonly remote: RemoteTab;

  constructor(remote: RemoteTab) {
    this.remote = remote;
  }

  open(url: string) {
    return this.remote.open(url);
  }

  reload() {
    return this.remote.reload();
  }

  screenshot() {
    return this.remote.screenshot();
  }

  press(target: Target) {
    return this.act(target, async (element) => {
      await this.remote.evaluate(`(${guardClick})(${elementsExpression(target)}[0])`);
      await element.click();
      // A click that opens another document leaves no answer.
      if ((await this.read('window.clicked')) === false) throw new Error('another element was clicked');
    });
  }

  async fill(label: RegExp, text: string) {
    await this.act({ label }, (element) => element.click());
    await this.act({ label }, (element) => element.type(text));
    await expect.poll(() => this.value(label), actionTimeout).toContain(text);
  }

  /** Returns the value of a form field, or null while there is none. */
  value(label: RegExp) {
    return this.read(`${elementsExpression({ label })}[0]?.value ?? null`);
  }

  shows(target: Target, timeout = actionTimeout.timeout) {
    return expect.poll(() => this.count(target), { message: `shows ${describeTarget(target)}`, timeout }).not.toBe(0);
  }

  hides(target: Target) {
    return expect
      .poll(() => this.count(target), { message: `hides ${describeTarget(target)}`, ...actionTimeout })
      .toBe(0);
  }

  isAt(url: RegExp) {
    return expect.poll(() => this.read('location.href'), actionTimeout).toMatch(url);
  }

  private count(target: Target) {
    return this.read(`${elementsExpression(target)}.length`, 0);
  }

  /** Evaluates an expression that may use Testing Library. Returns `otherwise` while the tab loads another document. */
  private async read(expression: string, otherwise: unknown = null): Promise<unknown> {
    try {
      await this.prepare();
      return await this.remote.evaluate(expression);
    } catch {
      return otherwise;
    }
  }

  private async prepare() {
    if (!(await this.remote.evaluate(hasTestingLibrary))) await this.remote.evaluate(asExpression(testingLibrary));
  }

  private act(target: Target, action: (element: PageElement) => Promise<unknown>) {
    return expect(async () => {
      try {
        await this.prepare();
        const element = await this.remote.element(`${elementsExpression(target)}[0] ?? null`);
        if (!element) throw new Error('the page does not show it');
        await action(element);
      } catch (error) {
        // Errors of WebDriver have only a name.
        throw new Error(`No action on ${describeTarget(target)}: ${error}`);
      }
    }).toPass(actionTimeout);
  }
}

const asExpression = (script: string) => `(() => {\n${script}\n})()`;

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createInterface } from 'node:readline';
import { Builder, Capabilities, type WebDriver, WebElement } from 'selenium-webdriver';
import { freePorts } from 'site/testing';
import type { OtherBrowser, RemoteTab } from './tab.ts';

/** Starts WebKitGTK's MiniBrowser on a display of its own, because it cannot run without one. */
export async function startWebkit(driverPath: string): Promise<OtherBrowser> {
  const display = spawn('Xvfb', ['-displayfd', '1', '-screen', '0', '1440x900x24', '-nolisten', 'tcp'], {
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [number] = await once(createInterface(display.stdout), 'line');
  const [port] = await freePorts(1);
  const service = spawn(driverPath, [`--port=${port}`], {
    stdio: 'ignore',
    env: { ...process.env, DISPLAY: `:${number}`, TZ: 'Australia/Melbourne', LANG: 'en_AU.UTF-8' },
  });
  return {
    newProfile: async () => {
      const driver = await connect(`http://127.0.0.1:${port}`);
      return { newTab: windows(driver), close: () => driver.quit() };
    },
    stop: () => Promise.all([end(service), end(display)]),
  };
}

async function connect(url: string): Promise<WebDriver> {
  // The browser asks before it leaves a page with unsaved work.
  const capabilities = new Capabilities({ browserName: 'MiniBrowser', unhandledPromptBehavior: 'accept' });
  const builder = new Builder().usingServer(url).withCapabilities(capabilities);
  const deadline = Date.now() + 15_000;
  while (true) {
    try {
      return await builder.build();
    } catch (error) {
      // The driver does not accept connections yet.
      if (Date.now() > deadline) throw error;
      await new Promise((done) => setTimeout(done, 200));
    }
  }
}

async function end(child: ChildProcess): Promise<void> {
  if (child.exitCode !== null || child.signalCode !== null) return;
  child.kill();
  await once(child, 'exit');
}

/**
 * WebDriver sends commands to one window at a time, so each command of a tab first selects its window. Windows, because
 * WebKit takes no picture of a tab in the background.
 */
function windows(driver: WebDriver): () => Promise<RemoteTab> {
  return async () => {
    await driver.switchTo().newWindow('window');
    const handle = await driver.getWindowHandle();
    await driver.manage().window().setRect({ x: 0, y: 0, width: 1440, height: 900 });
    const here = async <T>(command: () => Promise<T>): Promise<T> => {
      if ((await driver.getWindowHandle()) !== handle) await driver.switchTo().window(handle);
      return command();
    };
    return {
      open: (url) => here(() => driver.get(url)),
      reload: () => here(() => driver.navigate().refresh()),
      evaluate: (expression) => here(() => driver.executeScript(`return ${expression}`)),
      element: async (expression) => {
        const found = await here(() => driver.executeScript(`return ${expression}`));
        if (!(found instanceof WebElement)) return null;
        return { click: () => found.click(), type: (text) => found.sendKeys(text) };
      },
      screenshot: async () => Buffer.from(await here(() => driver.takeScreenshot()), 'base64'),
    };
  };
}

import { randomUUID } from 'node:crypto';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import writeFileAtomic from 'write-file-atomic';
import { type Notice, noticeJson, noticeSubject, noticeText } from './notice.ts';
import type { NoticeSettings } from './watch-settings.ts';

const seconds = 1000;
const tries = 3;

/**
 * Notifies the owner of a release: by mail when the owner's support channel is an email address, and the webhook. Each
 * is tried three times.
 * @returns what could not be sent. Nothing is thrown, because the roll-back must not depend on it
 */
export async function sendNotice(settings: NoticeSettings, notice: Notice, pauseMs = 2 * seconds): Promise<string[]> {
  const { webhookUrl } = settings;
  const to = notice.owner?.support;
  const [mail, webhook] = await Promise.all([
    to?.includes('@') && !to.includes('://') ? attempt(() => sendMail(settings, to, notice), pauseMs) : null,
    webhookUrl === null ? null : attempt(() => callWebhook(webhookUrl, notice), pauseMs),
  ]);
  return [
    mail && `The mail to ${to} was not sent: ${mail}`,
    webhook && `The webhook was not called: ${webhook}`,
  ].filter((problem): problem is string => problem !== null);
}

/** Returns why the work failed, or null. */
async function attempt(work: () => Promise<void>, pauseMs: number): Promise<string | null> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      await work();
      return null;
    } catch (error) {
      if (attempt === tries) return error instanceof Error ? error.message : String(error);
      await new Promise((resolve) => setTimeout(resolve, attempt * pauseMs));
    }
  }
}

async function callWebhook(url: string, notice: Notice): Promise<void> {
  const response = await fetch(url, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(noticeJson(notice)),
    redirect: 'error',
    signal: AbortSignal.timeout(10 * seconds),
  });
  await response.body?.cancel();
  if (!response.ok) throw new Error(`it responded with ${response.status}`);
}

async function sendMail(settings: NoticeSettings, to: string, notice: Notice): Promise<void> {
  const message = {
    from: settings.mailFrom,
    to,
    subject: noticeSubject(notice),
    text: `${noticeText(notice)}\n`,
    headers: { 'Auto-Submitted': 'auto-generated' },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
  if (settings.smtpUrl !== null) {
    const timeouts = { connectionTimeout: 10 * seconds, greetingTimeout: 10 * seconds, socketTimeout: 30 * seconds };
    await createTransport({ url: settings.smtpUrl, ...timeouts }).sendMail(message);
    return;
  }
  const composer = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  const { message: bytes } = await composer.sendMail(message);
  const file = `${notice.at.replaceAll(/[:.]/g, '-')}-${randomUUID()}.eml`;
  await mkdir(settings.outboxFolder, { recursive: true, mode: 0o700 });
  // The option `buffer` makes nodemailer return a Buffer here. Its types do not express that.
  await writeFileAtomic(join(settings.outboxFolder, file), bytes as Buffer, { mode: 0o600 });
}

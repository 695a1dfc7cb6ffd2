import type { Owner } from 'federation';

/** What happened to a release that fails too often. */
export type Notice = {
  /** Such as `remote-checkout@1.4.0`. */
  release: string;
  /** The release that is live again; null when the harmful one stays live. */
  returnedTo: string | null;
  /** The counts, such as `failed at 9 of 24 networks; …`. */
  reason: string;
  /** Why nothing was done; null when the release was put into quarantine. */
  leftLive: string | null;
  at: string;
  owner: Owner | null;
};

export function noticeSubject({ release, leftLive }: Notice): string {
  return leftLive === null ? `${release} is in quarantine` : `${release} fails, and is still live`;
}

export function noticeText(notice: Notice): string {
  const { release, returnedTo, reason, leftLive } = notice;
  if (leftLive !== null) {
    return `${release} ${reason}. It is still live: ${leftLive}. Please look at the log of the site and decide.`;
  }
  return `${release} ${reason}. ${returnedTo} is live again. Open tabs learn of it within seconds. Please publish a corrected version; until then a promotion of ${release} is refused.`;
}

/** The JSON for the webhook. `text` is what chat services show. */
export function noticeJson(notice: Notice): object {
  const { owner, ...facts } = notice;
  const event = notice.leftLive === null ? 'release-quarantined' : 'release-harmful';
  return { event, text: noticeText(notice), ...facts, team: owner?.team ?? null, support: owner?.support ?? null };
}

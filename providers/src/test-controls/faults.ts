import * as z from 'zod';

const count = (maximum: number) => z.int().min(0).max(maximum).default(0);

/** Faults that a test can switch on. All are off after a start. */
export const faultSettings = z.object({
  /** Every request of the API gets a 503, without an effect. */
  unavailable: z.boolean().default(false),
  /** Every response of the API waits this long. The request has had its effect before. */
  responseDelayMs: count(120_000),
  /** So many next requests that change something have their effect, but their connection closes without a response. */
  loseResponses: count(1000),
  /** Webhooks of new events are sent this much later. */
  webhookDelayMs: count(600_000),
  /** Each webhook is sent so many times more. */
  webhookRepeats: count(20),
  /** No webhook is sent, until this is false again. */
  webhooksHeld: z.boolean().default(false),
  /** Webhooks that are due together are sent with the newest first. */
  webhooksReversed: z.boolean().default(false),
});
export type FaultSettings = z.infer<typeof faultSettings>;

export type Faults = {
  current: () => FaultSettings;
  set: (settings: FaultSettings) => void;
  /** Returns true when the response of this request must be lost, and counts it. */
  takeLostResponse: () => boolean;
};

export function createFaults(): Faults {
  let settings = faultSettings.parse({});
  return {
    current: () => settings,
    set: (next) => {
      settings = next;
    },
    takeLostResponse() {
      if (settings.loseResponses === 0) return false;
      settings = { ...settings, loseResponses: settings.loseResponses - 1 };
      return true;
    },
  };
}

/** How the backend reaches the payment sandbox (`providers/`). */
export type SandboxConfig = {
  /** The origin of the sandbox, which browsers reach too. */
  url: string;
  secretKey: string;
  webhookSecret: string;
  /** How long a request may take; 10 s by default. */
  timeoutMs?: number;
};

import { Agent, get } from 'node:http';

export type Load = {
  url: string;
  paths: string[];
  connections: number;
  seconds: number;
  headers?: Readonly<Record<string, string>>;
};
/** `p50`, `p95`, `p99` and `mean` are milliseconds from sending a request to its last byte. */
export type Measured = {
  p50: number;
  p95: number;
  p99: number;
  mean: number;
  requestsPerSecond: number;
  failed: number;
};

/** Requests per connection that are not measured. The first ones of a new client process take 10 to 40 ms longer. */
const uncounted = 5;

/** Sends the requests. Runs in a child process (load-process.ts), so that it does not slow down the measured server. */
export async function fire({ url, paths, connections, seconds, headers = {} }: Load): Promise<Measured> {
  const agent = new Agent({ keepAlive: true, maxSockets: connections });
  const until = performance.now() + seconds * 1000;
  const taken: number[] = [];
  let next = 0;
  let failed = 0;
  const visitor = async () => {
    while (performance.now() < until) {
      const path = paths[next % paths.length] ?? '/';
      next += 1;
      const started = performance.now();
      if (!(await asked(agent, `${url}${path}`, headers))) failed += 1;
      if (next > uncounted * connections) taken.push(performance.now() - started);
    }
  };
  await Promise.all(Array.from({ length: connections }, visitor));
  agent.destroy();
  taken.sort((a, b) => a - b);
  const at = (share: number) => taken[Math.min(taken.length - 1, Math.floor(taken.length * share))] ?? Number.NaN;
  const sum = taken.reduce((total, one) => total + one, 0);
  return {
    p50: at(0.5),
    p95: at(0.95),
    p99: at(0.99),
    mean: sum / taken.length,
    requestsPerSecond: taken.length / seconds,
    failed,
  };
}

function asked(agent: Agent, address: string, headers: Readonly<Record<string, string>>): Promise<boolean> {
  return new Promise((resolve) => {
    get(address, { agent, headers }, (response) => {
      response.resume();
      response.on('end', () => resolve(response.statusCode === 200));
      response.on('error', () => resolve(false));
    }).on('error', () => resolve(false));
  });
}

import autocannon from 'autocannon';

export type Load = { url: string; paths: string[]; connections: number; seconds: number };
export type Measured = { p50: number; p99: number; requestsPerSecond: number; failed: number };

/** A process of its own (load-process.ts), so that making the load does not slow down the server that is measured. */
export async function fire({ url, paths, connections, seconds }: Load): Promise<Measured> {
  let clients = 0;
  const requests = paths.map((path) => ({ method: 'GET' as const, path }));
  const result = await autocannon({
    url,
    connections,
    duration: seconds,
    requests,
    // Each connection begins elsewhere in the list: people do not ask the same in step.
    setupClient(client) {
      const start = Math.floor((clients * requests.length) / connections);
      clients += 1;
      client.setRequests([...requests.slice(start), ...requests.slice(0, start)]);
    },
  });
  return {
    p50: result.latency.p50,
    p99: result.latency.p99,
    requestsPerSecond: Math.round(result.requests.average),
    failed: result.non2xx + result.errors + result.timeouts,
  };
}

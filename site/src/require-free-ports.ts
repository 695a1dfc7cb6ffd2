import { connect } from 'node:net';

/** Throws before anything is built when a port is in use. */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    // Tests IPv4 and IPv6 separately. A server on the other one would not conflict with ours, but half of the browsers
    // would connect to it.
    const answers = await Promise.all([answersAt('127.0.0.1', port), answersAt('::1', port)]);
    if (answers.includes(true)) {
      throw new Error(
        `Port ${port} is taken: expected it to be free, but another program answers there. Stop it, or set ${variable} to another port.`,
      );
    }
  }
}

function answersAt(host: string, port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ host, port, timeout: 500 });
    const end = (answers: boolean) => {
      socket.destroy();
      resolve(answers);
    };
    socket.once('connect', () => end(true));
    socket.once('timeout', () => end(false));
    socket.once('error', () => end(false));
  });
}

import { connect } from 'node:net';

/**
 * Checks that the ports are free, before anything is built.
 * @throws Error that names a port in use and the variable that changes it
 */
export async function requireFreePorts(ports: Readonly<Record<string, number>>): Promise<void> {
  for (const [variable, port] of Object.entries(ports)) {
    // Tests IPv4 and IPv6 separately, because another program may use the port with only one of them. Our server could
    // then start with the other one, but some browsers would reach the other program.
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

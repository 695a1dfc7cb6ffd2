import { clusterUrl, type RunningCluster, startCluster } from '../../database/postgres-cluster.ts';
import { addFile, baseBackup } from '../../testing/base-backup.ts';

/** Settings of a primary that a replica can stream from. */
export const primarySettings = { wal_level: 'replica', max_wal_senders: '4', wal_keep_size: '256MB' };

/** Copies a running cluster, so that the copy can start as a streaming replica. */
export async function copyCluster(primaryUrl: string, from: string, to: string): Promise<void> {
  await baseBackup(primaryUrl, from, to);
  await addFile(to, 'standby.signal');
}

/** Starts a copied cluster as a streaming replica. */
export function startReplica(folder: string, primary: RunningCluster, settings: Record<string, string>, port?: number) {
  const { hostname, port: primaryPort, username, password } = new URL(clusterUrl(primary.port, 'test'));
  const connection = `host=${hostname} port=${primaryPort} user=${username} password=${password}`;
  return startCluster(folder, { ...settings, primary_conninfo: connection }, port);
}

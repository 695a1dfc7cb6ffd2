/**
 * Settings for a database server with 4 GB of memory. As PostgreSQL's manual suggests, a quarter is for its buffers.
 */
export const serverSettings = {
  shared_buffers: '1GB',
  effective_cache_size: '3GB',
  work_mem: '16MB',
  maintenance_work_mem: '256MB',
  max_wal_size: '2GB',
  max_connections: '100',
  jit: 'off',
};

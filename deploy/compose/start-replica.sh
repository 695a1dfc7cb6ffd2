#!/bin/sh
# Copies the primary once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  mkdir -p -m 0700 "$PGDATA"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host=postgres --username=replicator --pgdata="$PGDATA" \
    --wal-method=stream --slot=replica --write-recovery-conf
fi
exec postgres -c hot_standby=on

#!/bin/sh
# Copies the primary once, then follows it.
set -eu
if [ ! -s "$PGDATA/PG_VERSION" ]; then
  # The copy gets its name when it is complete, so that an interrupted one is made again.
  rm -rf "$PGDATA.new"
  mkdir -p "$(dirname "$PGDATA")"
  PGPASSWORD="$REPLICATION_PASSWORD" pg_basebackup --host=postgres --username=replicator --pgdata="$PGDATA.new" \
    --wal-method=stream --slot=replica --write-recovery-conf
  if [ -d "$PGDATA" ]; then rmdir "$PGDATA"; fi
  mv "$PGDATA.new" "$PGDATA"
fi
exec postgres -c hot_standby=on

#!/bin/sh
# A replica of the PostgreSQL that PGHOST, PGUSER and PGPASSWORD name: copied at the first start, kept up to date from then
# on. One that was away for too long is made anew once its volume has been removed.
set -eu
if [ ! -s "$PGDATA/global/pg_control" ]; then
  chmod 700 "$PGDATA"
  # What a copy that was broken off has left; this file is the last that is copied.
  find "$PGDATA" -mindepth 1 -delete
  pg_basebackup --pgdata "$PGDATA" --write-recovery-conf --checkpoint fast
fi
exec postgres "$@"

#!/bin/sh
# Run once by the image of PostgreSQL, as its superuser, before anybody else may connect: the owner of the tables, the role
# of the API, which owns nothing, and that of a replica.
set -eu
psql --set ON_ERROR_STOP=1 --dbname postgres \
  --set owner="$OWNER_PASSWORD" --set api="$API_PASSWORD" --set replica="$REPLICA_PASSWORD" <<'SQL'
create role cabinet login password :'owner';
create role cabinet_api login password :'api';
create role cabinet_replica login replication password :'replica';
create database cabinet owner cabinet encoding 'UTF8' template template0;
SQL
echo 'host replication cabinet_replica samenet scram-sha-256' >>"$PGDATA/pg_hba.conf"

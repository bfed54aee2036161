-- How builds of remotes fare in the pages of people: counts by the hour, nothing of a person. `bucket` is a class of load times
-- (api/src/lib/releases/load-times.ts), -1 where nothing was timed.
create table remote_loads (
  remote text not null,
  build text not null,
  hour timestamptz not null,
  outcome text not null check (outcome in ('loaded', 'network', 'integrity', 'malformed', 'incompatible', 'crashed')),
  bucket integer not null,
  count integer not null check (count > 0),
  primary key (remote, build, hour, outcome, bucket)
);
create index remote_loads_hour on remote_loads (hour);

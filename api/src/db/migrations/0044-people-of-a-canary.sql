-- Who has reported loads of a canary, or of the live build beside it, and whether one failed: what is judged is people, so that nobody
-- stops a release alone. `person` is a hash of the id that is another one for every canary. Rows go when their canary ends.
create table canary_people (
  remote text not null,
  -- Since when people get the canary: a build that comes again is judged anew.
  since timestamptz not null,
  build text not null,
  person bytea not null,
  is_failed boolean not null,
  primary key (remote, since, build, person)
);

\ir ./promo_source.sql
-- Adds new promo requests to their roll-ups. Rows that others wait for are locked in one order, the busiest last.
create or replace function promo_request_count()
returns trigger language plpgsql as $$
begin
  insert into promo_sources (kind, value)
    select distinct v.kind, v.value from added r
      cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      where not exists (select from promo_sources s where s.kind = v.kind and s.value = v.value)
      order by 1, 2
    on conflict (kind, value) do nothing;

  -- They are all there now, and an update says so: an insert that finds (id) taken goes wrong beside an update of the row. While
  -- that moves it in both indexes, the look for (id) may miss it, and (kind, value), which is not asked, refuses the insert.
  perform from promo_sources
    where (kind, value) in (
      select v.kind, v.value from added r
        cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value))
    order by id for no key update;

  update promo_sources s set requests = s.requests + n.requests, granted = s.granted + n.granted,
      rejected = s.rejected + n.rejected, flagged = s.flagged + n.flagged, amount = s.amount + n.amount,
      first_seen = least(s.first_seen, n.first_seen), last_seen = greatest(s.last_seen, n.last_seen)
    from (
      select v.kind, v.value, count(*) as requests, count(*) filter (where r.status = 'granted') as granted,
        count(*) filter (where r.status = 'rejected') as rejected,
        count(*) filter (where r.status = 'flagged') as flagged,
        coalesce(sum(r.amount) filter (where r.status = 'granted'), 0) as amount,
        min(r.created_at) as first_seen, max(r.created_at) as last_seen
      from added r
        cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      group by 1, 2) n
    where s.kind = n.kind and s.value = n.value;

  insert into promo_source_days as d (source_id, day, kind, requests, granted, rejected, flagged, amount)
    select s.id, ledger_day(r.created_at), s.kind, count(*), count(*) filter (where r.status = 'granted'),
      count(*) filter (where r.status = 'rejected'), count(*) filter (where r.status = 'flagged'),
      coalesce(sum(r.amount) filter (where r.status = 'granted'), 0)
    from added r
      cross join lateral (values ('ip', promo_source(r.ip)), ('fingerprint', r.fingerprint)) v (kind, value)
      join promo_sources s on s.kind = v.kind and s.value = v.value
    group by s.id, ledger_day(r.created_at) order by 1, 2
    on conflict (source_id, day) do update set requests = d.requests + excluded.requests,
      granted = d.granted + excluded.granted, rejected = d.rejected + excluded.rejected,
      flagged = d.flagged + excluded.flagged, amount = d.amount + excluded.amount;

  with pairs as (
    insert into promo_pairs as p
        (ip_id, fingerprint_id, requests, granted, amount, person, is_mixed, first_seen, last_seen)
      select i.id, f.id, count(*), count(*) filter (where r.status = 'granted'),
        coalesce(sum(r.amount) filter (where r.status = 'granted'), 0),
        min(r.person), coalesce(min(r.person) <> max(r.person), false), min(r.created_at), max(r.created_at)
      from added r
        join promo_sources i on i.kind = 'ip' and i.value = promo_source(r.ip)
        join promo_sources f on f.kind = 'fingerprint' and f.value = r.fingerprint
      group by i.id, f.id order by 1, 2
      on conflict (ip_id, fingerprint_id) do update set requests = p.requests + excluded.requests,
        granted = p.granted + excluded.granted, amount = p.amount + excluded.amount,
        person = coalesce(p.person, excluded.person),
        is_mixed = p.is_mixed or excluded.is_mixed or coalesce(p.person <> excluded.person, false),
        first_seen = least(p.first_seen, excluded.first_seen), last_seen = greatest(p.last_seen, excluded.last_seen)
      -- Only a row that was there before has been locked for its update.
      returning p.ip_id, p.fingerprint_id, p.xmax = 0 as is_new),
  fresh as (
    select unnest(array[ip_id, fingerprint_id]) as id from pairs where is_new)
  update promo_sources s set links = s.links + n.links
    from (select id, count(*) as links from fresh group by id) n where s.id = n.id;

  -- Only the rows of this statement are not linked yet: whatever others have written is, or cannot be seen.
  with touched as materialized (
    select distinct source_id from promo_source_days where previous_day is null),
  linked as (
    select d.source_id, d.day, d.previous_day as was,
      coalesce(lag(d.day) over (partition by d.source_id order by d.day), '-infinity') as now
    from promo_source_days d join touched using (source_id)),
  changed as (
    update promo_source_days d set previous_day = l.now from linked l
    where d.source_id = l.source_id and d.day = l.day and l.was is distinct from l.now
    returning d.kind, d.day, l.was, l.now),
  steps as (
    select kind, day, now as previous_day, 1 as n from changed
    union all select kind, day, was, -1 from changed where was is not null)
  insert into promo_returns as r (kind, day, previous_day, sources)
    select kind, day, previous_day, sum(n) from steps group by 1, 2, 3 having sum(n) <> 0 order by 1, 2, 3
    on conflict (kind, day, previous_day) do update set sources = r.sources + excluded.sources;

  with fresh as (
    insert into promo_people (person, user_id, email, granted_at)
      select distinct on (r.person) r.person, r.user_id, lower(r.email), r.created_at
      from added r where r.status = 'granted' and r.person is not null order by r.person, r.created_at
      on conflict (person) do nothing
      returning granted_at),
  people as (
    select date_trunc('hour', granted_at, 'UTC') as hour, count(*) as people from fresh group by 1),
  hours as (
    select date_trunc('hour', r.created_at, 'UTC') as hour, r.status, count(*) as requests,
      coalesce(sum(r.amount) filter (where r.status = 'granted'), 0) as amount
    from added r group by 1, 2)
  insert into promo_hours as h (hour, status, requests, amount, people)
    select t.hour, t.status, t.requests, t.amount, coalesce(p.people, 0)
    from hours t left join people p on p.hour = t.hour and t.status = 'granted' order by 1, 2
    on conflict (hour, status) do update set requests = h.requests + excluded.requests,
      amount = h.amount + excluded.amount, people = h.people + excluded.people;
  return null;
end $$;

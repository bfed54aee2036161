-- Promo requests count by the network of their address (decision 0120): the address of IPv4, also where it is written as IPv6, and the
-- /64 of IPv6. Requests are written once and stay as they are; what is compared is promo_network(ip).
-- small: promo_blocks

-- step
\ir ../functions/promo_address.sql
\ir ../functions/promo_request_count.sql
-- The network that is refused. Of two blocks of one network the older stays.
alter table promo_blocks add column network inet
  generated always as (case kind when 'ip' then promo_network(value::inet) end) stored;
delete from promo_blocks b where exists (
  select from promo_blocks o where o.network = b.network and (o.created_at, o.id) < (b.created_at, b.id));
create unique index promo_blocks_one on promo_blocks (network);
create index promo_blocks_network on promo_blocks using gist (network inet_ops);

-- step outside of a transaction
-- It replaces promo_requests_ip, which the release before still reads. It also waits for requests that are still counted in the
-- former way, so that the last step finds all of them.
create index concurrently if not exists promo_requests_network
  on promo_requests (promo_network(ip), created_at desc, id desc) include (person);

-- step outside of a transaction
-- Finds the sources of a wider network.
create index concurrently if not exists promo_sources_network on promo_sources ((value::inet)) where kind = 'ip';

-- step outside of a transaction
-- Adds up the addresses of each network, two thousand at a time, and has the clusters found anew. The lock is that of the job that
-- finds them.
do $$
declare
  v_last integer := 0;
  v_old integer[];
  v_into text[];
  v_new integer[];
begin
  loop
    perform pg_advisory_xact_lock(7216020);
    select array_agg(f.id order by f.id), array_agg(promo_source(f.value::inet) order by f.id), max(f.id)
      into v_old, v_into, v_last
      from (
        select s.id, s.value from promo_sources s
        where s.kind = 'ip' and s.id > v_last and strpos(s.value, ':') > 0 and s.value <> promo_source(s.value::inet)
        order by s.id limit 2000) f;
    exit when v_old is null;

    insert into promo_sources (kind, value) select distinct 'ip', t from unnest(v_into) t order by 2
      on conflict (kind, value) do nothing;
    select array_agg(s.id order by o.n) into v_new
      from unnest(v_into) with ordinality o (value, n) join promo_sources s on s.kind = 'ip' and s.value = o.value;
    perform from promo_sources s
      where s.id = any (v_old || v_new)
        or s.id in (select p.fingerprint_id from promo_pairs p where p.ip_id = any (v_old))
      order by s.id for no key update;

    update promo_sources s set requests = s.requests + n.requests, granted = s.granted + n.granted,
        rejected = s.rejected + n.rejected, flagged = s.flagged + n.flagged, amount = s.amount + n.amount,
        first_seen = least(s.first_seen, n.first_seen), last_seen = greatest(s.last_seen, n.last_seen)
      from (
        select m.new, sum(o.requests)::integer as requests, sum(o.granted)::integer as granted,
          sum(o.rejected)::integer as rejected, sum(o.flagged)::integer as flagged, sum(o.amount) as amount,
          min(o.first_seen) as first_seen, max(o.last_seen) as last_seen
        from unnest(v_old, v_new) m (old, new) join promo_sources o on o.id = m.old group by 1) n
      where s.id = n.new;

    with gone as (
      delete from promo_source_days d using unnest(v_old, v_new) m (old, new) where d.source_id = m.old
      returning m.new, d.day, d.requests, d.granted, d.rejected, d.flagged, d.amount, d.previous_day),
    forgotten as (
      insert into promo_returns as r (kind, day, previous_day, sources)
        select 'ip', g.day, g.previous_day, -count(*) from gone g group by 2, 3 order by 2, 3
        on conflict (kind, day, previous_day) do update set sources = r.sources + excluded.sources)
    insert into promo_source_days as d (source_id, day, kind, requests, granted, rejected, flagged, amount)
      select g.new, g.day, 'ip', sum(g.requests), sum(g.granted), sum(g.rejected), sum(g.flagged), sum(g.amount)
      from gone g group by 1, 2 order by 1, 2
      on conflict (source_id, day) do update set requests = d.requests + excluded.requests,
        granted = d.granted + excluded.granted, rejected = d.rejected + excluded.rejected,
        flagged = d.flagged + excluded.flagged, amount = d.amount + excluded.amount;

    with linked as (
      select d.source_id, d.day, d.previous_day as was,
        coalesce(lag(d.day) over (partition by d.source_id order by d.day), '-infinity') as now
      from promo_source_days d where d.source_id = any (v_new)),
    changed as (
      update promo_source_days d set previous_day = l.now from linked l
      where d.source_id = l.source_id and d.day = l.day and l.was is distinct from l.now
      returning d.day, l.was, l.now),
    steps as (
      select day, now as previous_day, 1 as n from changed
      union all select day, was, -1 from changed where was is not null)
    insert into promo_returns as r (kind, day, previous_day, sources)
      select 'ip', day, previous_day, sum(n) from steps group by 2, 3 having sum(n) <> 0 order by 2, 3
      on conflict (kind, day, previous_day) do update set sources = r.sources + excluded.sources;

    with gone as (
      delete from promo_pairs p using unnest(v_old, v_new) m (old, new) where p.ip_id = m.old
      returning m.new, p.fingerprint_id, p.requests, p.granted, p.amount, p.person, p.is_mixed, p.first_seen, p.last_seen),
    pairs as (
      insert into promo_pairs as p
          (ip_id, fingerprint_id, requests, granted, amount, person, is_mixed, first_seen, last_seen)
        select g.new, g.fingerprint_id, sum(g.requests), sum(g.granted), sum(g.amount), min(g.person),
          bool_or(g.is_mixed) or coalesce(min(g.person) <> max(g.person), false), min(g.first_seen), max(g.last_seen)
        from gone g group by 1, 2 order by 1, 2
        on conflict (ip_id, fingerprint_id) do update set requests = p.requests + excluded.requests,
          granted = p.granted + excluded.granted, amount = p.amount + excluded.amount,
          person = coalesce(p.person, excluded.person),
          is_mixed = p.is_mixed or excluded.is_mixed or coalesce(p.person <> excluded.person, false),
          first_seen = least(p.first_seen, excluded.first_seen), last_seen = greatest(p.last_seen, excluded.last_seen)
        returning p.ip_id, p.fingerprint_id, p.xmax = 0 as is_new),
    links as (
      select fingerprint_id as id, -1 as n from gone
      union all select unnest(array[ip_id, fingerprint_id]), 1 from pairs where is_new)
    update promo_sources s set links = s.links + l.n
      from (select id, sum(n)::integer as n from links group by 1 having sum(n) <> 0) l where s.id = l.id;

    -- A cluster without a top fingerprint is summed up anew (clusters/pairs-repository.ts).
    update promo_clusters c set top_fingerprint_id = null, top_ip_id = null
      where c.top_ip_id = any (v_old)
        or c.id in (select m.cluster_id from promo_cluster_members m where m.source_id = any (v_old));
    delete from promo_cluster_members m where m.source_id = any (v_old);
    delete from promo_sources s where s.id = any (v_old);
    update promo_refresh set requested_at = clock_timestamp();
    commit;
  end loop;
  commit;
end $$;

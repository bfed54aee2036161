-- The busiest address and fingerprint of a cluster, by which people recognise it: found with its sums, since a list that looks for
-- them among all members of large clusters took seconds. The job finds them at its next turn.
alter table promo_clusters add column top_ip_id integer references promo_sources (id);
alter table promo_clusters add column top_fingerprint_id integer references promo_sources (id);
update promo_refresh set requested_at = clock_timestamp() where exists (select from promo_clusters);

\ir ./promo_network.sql
-- The text that names the network of an address: «203.0.113.7», «203.0.113.0/24» or «2001:db8::/64».
create or replace function promo_source(p_address inet)
returns text language sql immutable parallel safe as $$
  select case when family(promo_network(p_address)) = 4 and masklen(promo_network(p_address)) = 32
    then host(promo_network(p_address)) else text(promo_network(p_address)) end
$$;

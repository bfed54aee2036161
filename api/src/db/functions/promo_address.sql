\ir ./promo_network.sql
-- An address as it is stored and shown: of the two ways to write an IPv4 one only the short.
create or replace function promo_address(p_address inet)
returns inet language sql immutable parallel safe as $$
  select case when p_address <<= inet '::ffff:0:0/96' then promo_network(p_address) else p_address end
$$;

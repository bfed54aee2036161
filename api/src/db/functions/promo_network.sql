-- The network by which an address counts (decision 0120). An IPv4 address that is written as IPv6 is the IPv4 one; of IPv6 the
-- first 64 bits count, which is what one subscriber has. A wider network stays as wide as it is. It is not strict, so that the
-- planner takes its text instead of a call.
create or replace function promo_network(p_address inet)
returns inet language sql immutable parallel safe as $$
  select case
    when p_address <<= inet '::ffff:0:0/96'
      then network(set_masklen(inet '0.0.0.0' + (p_address - inet '::ffff:0:0'), masklen(p_address) - 96))::inet
    when family(p_address) = 6 then network(set_masklen(p_address, least(masklen(p_address), 64)))::inet
    else network(p_address)::inet
  end
$$;

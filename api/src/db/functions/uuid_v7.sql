-- A time-ordered id for rows that SQL makes; PostgreSQL 15 has no uuidv7().
create or replace function uuid_v7(p_at timestamptz default clock_timestamp())
returns uuid language sql volatile as $$
  select encode(
    set_bit(set_bit(
      overlay(uuid_send(gen_random_uuid())
        placing substring(int8send((extract(epoch from p_at) * 1000)::bigint) from 3) from 1 for 6),
      52, 1), 53, 1), 'hex')::uuid
$$;

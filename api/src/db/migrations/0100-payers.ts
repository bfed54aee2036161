import type { Migration } from './index.ts';

/** Tiers and the payers that hold money: one for each user, group and company. */
export const payers: Migration = {
  id: '0100-payers',
  sql: [
    /* A time-ordered id (version 7) where SQL itself has to make one; PostgreSQL 15 has no uuidv7(). */
    `create function uuid_v7(p_at timestamptz default clock_timestamp()) returns uuid language sql volatile as $$
      select encode(
        set_bit(set_bit(
          overlay(uuid_send(gen_random_uuid())
            placing substring(int8send((extract(epoch from p_at) * 1000)::bigint) from 3) from 1 for 6),
          52, 1), 53, 1), 'hex')::uuid
    $$`,

    `create table tiers (
      code text primary key,
      name text not null,
      threshold numeric(30,10) not null unique check (threshold >= 0),
      multiplier numeric(10,4) not null check (multiplier > 0)
    )`,
    `insert into tiers (code, name, threshold, multiplier) values
      ('start', 'Старт', 0, 1.00),
      ('plus', 'Плюс', 10000, 0.97),
      ('pro', 'Про', 50000, 0.93),
      ('business', 'Бизнес', 250000, 0.88)`,

    `create table payers (
      id uuid primary key,
      kind text not null check (kind in ('user', 'group', 'company')),
      name text not null,
      owner_id uuid references users (id),
      user_id uuid unique references users (id),
      group_id uuid unique references groups (id),
      company_id uuid unique references companies (id),
      tier text not null default 'start' references tiers (code),
      tier_is_manual boolean not null default false,
      is_active boolean not null default true,
      created_at timestamptz not null default now(),
      constraint payers_kind_names_its_holder check (
        (kind = 'user' and user_id is not null and group_id is null and company_id is null) or
        (kind = 'group' and group_id is not null and user_id is null and company_id is null) or
        (kind = 'company' and company_id is not null and user_id is null and group_id is null))
    )`,
    'create index payers_owner on payers (owner_id)',
  ].join(';\n'),
};

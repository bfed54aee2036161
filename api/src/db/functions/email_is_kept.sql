-- Whether an e-mail is kept for somebody else, who has left it a few days ago and may have it back (product §12.12).
create or replace function email_is_kept(p_email text, p_for uuid)
returns boolean language sql stable as $$
  select exists (
    select from email_changes c
    where c.from_email = p_email and c.user_id is distinct from p_for
      and c.took_effect_at is not null and c.ended_at is null and c.undo_until > clock_timestamp())
$$;

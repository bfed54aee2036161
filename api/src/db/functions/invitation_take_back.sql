-- Takes back what an invitation has given out and nobody has got yet: a letter that waits for another day, and a code.
create or replace function invitation_take_back(p_invitation uuid)
returns void language plpgsql as $$
begin
  with gone as (
    delete from outbox where attempts = 0 and available_at > clock_timestamp()
      and id in (select id from invitation_letters where invitation_id = p_invitation and leaves_at > clock_timestamp())
    returning id)
  delete from invitation_letters where id in (select id from gone);
  delete from invitation_codes where invitation_id = p_invitation;
end $$;

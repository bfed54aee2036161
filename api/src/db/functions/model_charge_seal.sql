create or replace function model_charge_seal()
returns trigger language plpgsql as $$
begin
  new.digest := model_charge_digest(new);
  return new;
end $$;

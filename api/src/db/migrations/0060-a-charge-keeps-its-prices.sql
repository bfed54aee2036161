-- step
-- What a million tokens cost when the call was charged: a price changes, and a bill is never made with another one. None before they were
-- kept, because a charge is never changed.
alter table model_charges add column input_price numeric(30,10);
-- step
alter table model_charges add column output_price numeric(30,10);
-- `model_charge_digest`: it seals both as well, and what has none as before. `model_charge_problems`: they make the base.

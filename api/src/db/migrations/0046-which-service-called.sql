-- step
-- The name of the token of the service that made the call; none before tokens had names.
alter table model_charges add column caller text;
-- `model_charge_digest`: it seals the name as well, and what has none as before.
-- step
-- The name of the token of the service that sent it; none before tokens had names.
alter table promo_requests add column caller text;

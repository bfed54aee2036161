-- small: model_prices, proposals
-- step
-- A price that two people agreed on names what they agreed on, so that the next change is measured from it.
alter table model_prices add column agreed_in uuid references proposals (id);

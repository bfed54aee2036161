-- small: proposal_stop_links
-- step
-- A proposal that takes effect by itself waits until its letters have left. A link without one waits for nothing.
alter table proposal_stop_links add column letter_id uuid;
-- `proposal_guard`: what would take effect by itself may come to wait for a person.

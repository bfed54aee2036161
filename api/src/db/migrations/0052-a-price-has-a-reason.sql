-- Why a price was set; none before prices had reasons, and none of those that an older process sets meanwhile.
alter table model_prices add column reason text;

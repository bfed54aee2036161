-- Where the history of this database begins: the files of one area each, in the order in which they need one another.
\ir ../schema/platform.sql
\ir ../schema/accounts.sql
\ir ../schema/payers.sql
\ir ../schema/pricing.sql
\ir ../schema/ledger.sql
\ir ../schema/checks.sql
\ir ../schema/payments.sql
\ir ../schema/promo.sql

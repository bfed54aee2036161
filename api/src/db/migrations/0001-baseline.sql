-- The first migration: one file per area, in the order of their dependencies.
\ir ../schema/platform.sql
\ir ../schema/accounts.sql
\ir ../schema/payers.sql
\ir ../schema/pricing.sql
\ir ../schema/ledger.sql
\ir ../schema/checks.sql
\ir ../schema/payments.sql
\ir ../schema/promo.sql

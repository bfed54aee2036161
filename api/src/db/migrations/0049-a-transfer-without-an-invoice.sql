-- A request without an invoice is paid by two people alone, and ends with the first confirmation.
\ir ../functions/payment_request_guard.sql
\ir ../functions/payment_request_forget_confirmation.sql

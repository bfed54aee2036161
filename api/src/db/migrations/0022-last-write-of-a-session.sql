-- How far the write-ahead log was after a session's last write: what it reads from a replica must hold that.
alter table sessions add column last_write_lsn pg_lsn;

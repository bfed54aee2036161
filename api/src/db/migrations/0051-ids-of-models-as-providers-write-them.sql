-- small: models
-- Ids as providers write them (product §17.7). Until now all of them were lower-case, so no two differ by case alone. The form itself is the
-- kernel's: here stands what a path must not hold, and an older id may have two dots.
alter table models drop constraint models_id_check;
alter table models add constraint models_id_check check (id ~ '^[A-Za-z0-9_:@-][A-Za-z0-9._/:@-]*$' and id !~ '//');
create unique index models_id_in_any_case on models (lower(id collate "C"));

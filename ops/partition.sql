-- Divides tables of students into hash partitions by student: psql -v ON_ERROR_STOP=1 -v parts=16 -f ops/partition.sql, as the owner of
-- the tables, with the product stopped. It runs in one transaction, writes every row once, and changes no name that the product
-- uses. docs/scale.md says when, and what it costs.
begin;
set local client_min_messages = warning;
set local search_path = public;

-- Definitions are read from the catalogue, so that this holds for the schema of any release.
create function pg_temp.divide(whole regclass, parts int) returns void language plpgsql as $$
declare
  name text := whole::text;
  old text := name || '_whole';
  part int;
  statement text;
  after text[];
begin
  if (select relkind from pg_class where oid = whole) = 'p' then return; end if;
  -- What hangs on the table, to be made again: its keys, indexes, triggers, and keys of others that lead to it.
  select array_agg(words order by rank) into after from (
    select 1 as rank, format('alter table %I add constraint %I %s', name, conname, pg_get_constraintdef(oid)) as words
      from pg_constraint where conrelid = whole and contype = 'p'
    union all
    select 2, pg_get_indexdef(x.indexrelid) from pg_index x where x.indrelid = whole and not x.indisprimary
    union all
    select 3, format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid))
      from pg_constraint where contype = 'f' and conparentid = 0 and (conrelid = whole or confrelid = whole)
    union all
    select 4, pg_get_triggerdef(oid) from pg_trigger where tgrelid = whole and not tgisinternal
    union all
    select 5, format('grant %s on %I to %I', privilege_type, name, grantee) from information_schema.role_table_grants
      where table_schema = 'public' and table_name = name and grantee <> grantor
    union all
    select distinct 6, format('create or replace view %s as %s', r.ev_class::regclass, pg_get_viewdef(r.ev_class))
      from pg_depend d join pg_rewrite r on r.oid = d.objid
      where d.refobjid = whole and d.classid = 'pg_rewrite'::regclass) as hung;

  execute format('create table %I (like %I including defaults including constraints including storage including comments)
    partition by hash (user_id)', name || '_divided', name);
  for part in 0 .. parts - 1 loop
    execute format('create table %I partition of %I for values with (modulus %s, remainder %s)',
      name || '_' || part, name || '_divided', parts, part);
  end loop;
  execute format('insert into %I select * from %I', name || '_divided', name);

  for statement in select format('alter table %s drop constraint %I', conrelid::regclass, conname) from pg_constraint
      where contype = 'f' and conparentid = 0 and confrelid = whole loop
    execute statement;
  end loop;
  -- A view keeps to the table it was made for until it is made again.
  execute format('alter table %I rename to %I', name, old);
  for statement in select format('alter index %s rename to %I', x.indexrelid::regclass, c.relname || '_whole')
      from pg_index x join pg_class c on c.oid = x.indexrelid where x.indrelid = whole loop
    execute statement;
  end loop;
  execute format('alter table %I rename to %I', name || '_divided', name);
  foreach statement in array after loop
    execute statement;
  end loop;
  execute format('drop table %I', old);
end $$;

select pg_temp.divide(name::regclass, :parts)
  from unnest(array['answers', 'practice_sessions', 'session_items', 'learners']) with ordinality as t(name, at) order by at;
commit;
vacuum analyze answers, practice_sessions, session_items, learners;

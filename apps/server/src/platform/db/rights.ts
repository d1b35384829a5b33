import { type Db, rowsOf } from './db.ts';
import { sql } from './query.ts';

/** Trigger functions that make tables append-only. */
const refusing = ['append_only', 'audit_is_append_only'];

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * The running role owns the queue's tables, because pg-boss makes and alters them. A queue that the owner role has made
 * is handed over with its jobs.
 */
const queueTo = (name: string) => `
    do $$ declare one text; begin
      if exists (select 1 from pg_namespace where nspname = 'pgboss' and nspowner <> ${literal(name)}::regrole) then
        grant usage, create on schema pgboss to ${name};
        for one in
          select format('table %s', oid::regclass) from pg_class
            where relnamespace = 'pgboss'::regnamespace and relkind in ('r', 'p')
          union all select format('routine %s', oid::regprocedure) from pg_proc where pronamespace = 'pgboss'::regnamespace
          union all select format('type %s', oid::regtype) from pg_type
            where typnamespace = 'pgboss'::regnamespace and typtype = 'e'
        loop
          execute format('alter %s owner to %s', one, ${literal(name)});
        end loop;
        alter schema pgboss owner to ${name};
      end if;
    exception when insufficient_privilege then
      raise exception '% cannot hand the queue over (%): once, as a superuser, run: grant % to %',
        quote_ident(current_user), sqlerrm, ${literal(name)}, quote_ident(current_user);
    end $$;`;

/**
 * SQL that grants the running role its rights on the owner's tables: read and write rows, make the queue's schema, but
 * no write that an append-only trigger refuses. It cannot truncate or alter tables, so it cannot drop the triggers. Run
 * by the owner after migrations.
 */
export function rightsOf(role: string): string {
  const name = identifier(role);
  return `
    do $$ begin execute format('grant connect, create on database %I to ${name.replaceAll("'", "''")}', current_database()); end $$;
    grant usage on schema public to ${name};
    grant select, insert, update, delete on all tables in schema public to ${name};
    grant usage on all sequences in schema public to ${name};
    revoke insert, update, delete on migrations from ${name};
    do $$ declare found record; begin
      for found in select t.tgrelid::regclass as tab, bool_or(t.tgtype & 8 > 0) as deletes, bool_or(t.tgtype & 16 > 0) as updates
        from pg_trigger t join pg_proc p on p.oid = t.tgfoid
        where p.proname in (${refusing.map(literal).join(', ')}) group by 1
      loop
        if found.deletes then execute format('revoke delete on %s from %I', found.tab, ${literal(role)}); end if;
        if found.updates then execute format('revoke update on %s from %I', found.tab, ${literal(role)}); end if;
      end loop;
    end $$;${queueTo(name)}`;
}

/** Whether the running role lacks rights: it cannot read a table, or the queue belongs to another role. */
export async function lacksRights(db: Db): Promise<boolean> {
  const unread = await rowsOf(
    db.execute(sql`
      select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(oid, 'select')
      union all select 1 from pg_namespace where nspname = 'pgboss' and not pg_has_role(nspowner, 'usage') limit 1`),
  );
  return unread.length > 0;
}

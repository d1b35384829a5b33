import { type Db, rowsOf } from './db.ts';
import { sql } from './query.ts';

/** Functions of triggers that refuse what a table is not for. */
const refusing = ['append_only', 'audit_is_append_only'];

const literal = (text: string) => `'${text.replaceAll("'", "''")}'`;
const identifier = (name: string) => `"${name.replaceAll('"', '""')}"`;

/**
 * What a role may do that runs the product on tables of another: read and write rows, make the schema of the queue, and
 * nothing that a trigger refuses. It may truncate no table and alter none, so it cannot take the triggers away either.
 * To be run by the owner after migrations.
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
    end $$;`;
}

/** Whether there is a table that this connection's role cannot read: it was never given its rights. */
export async function lacksRights(db: Db): Promise<boolean> {
  const unread = await rowsOf(
    db.execute(sql`
      select 1 from pg_class where relnamespace = 'public'::regnamespace and relkind in ('r', 'p')
        and not has_table_privilege(oid, 'select') limit 1`),
  );
  return unread.length > 0;
}

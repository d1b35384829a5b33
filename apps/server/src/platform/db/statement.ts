import { refuseInsideTransaction } from './db.ts';
import type { EmbeddedHome } from './embedded.ts';
import type { PostgresHome } from './postgres.ts';

/**
 * A statement of a hot path, outside transactions: PostgreSQL parses it once per connection (through a pooler every
 * time). Cast parameters in the text; rows come as the driver reads them.
 */
export function statement<Row extends object>(
  home: EmbeddedHome | PostgresHome,
  name: string,
  text: string,
): (values: readonly unknown[]) => Promise<Row[]> {
  return async values => {
    refuseInsideTransaction();
    const { rows } =
      home.kind === 'postgres'
        ? await home.ask<Row>({ name, text, values: [...values] })
        : await home.client.query<Row>(text, [...values]);
    return rows;
  };
}

import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/**
 * Where a product of a journey keeps its data: PostgreSQL, with the bank and the demo, which costs a third of the
 * processor's time; or embedded in its folder, with the bank, where a journey is about that home.
 */
export type Home = 'postgres' | 'embedded';

/** What products of journeys begin with a copy of. */
export interface Template {
  /** A database of the server that TEST_DATABASE_URL names. */
  database: string;
  /** The folder that belongs to it. */
  dataDir: string;
  /** A tar file of an embedded database. */
  embedded: string;
}

/** Holds the template as JSON, for the processes that run the journeys. */
export const templateVariable = 'JOURNEY_TEMPLATE';

export interface Beginning {
  /** Its name on the server; empty for the embedded database. */
  database: string;
  /** Removes the database, once the server has ended. */
  dispose: () => Promise<void>;
}

function template(): Template {
  const json = process.env[templateVariable];
  if (!json) throw new Error('Journeys begin with data that kit/template.ts makes.');
  return JSON.parse(json);
}

/** The address of a database of the tests' PostgreSQL. */
export function urlOf(database: string): string {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) throw new Error('The journeys run on PostgreSQL: TEST_DATABASE_URL names its server.');
  const url = new URL(given);
  url.pathname = `/${database}`;
  return url.href;
}

/** The embedded database of the product's own folder, which goes with it. */
export const embedded: Beginning = { database: '', dispose: async () => {} };

/** Runs statements as the owner of the tests' PostgreSQL. */
export async function administer<T>(work: (client: pg.Client) => Promise<T>): Promise<T> {
  const client = new pg.Client({ connectionString: process.env.TEST_DATABASE_URL });
  await client.connect();
  try {
    return await work(client);
  } finally {
    await client.end();
  }
}

/** A database of its own, made from another one of the same server. */
export async function cloneOf(database: string): Promise<Beginning> {
  const name = `twelvefold_journey_${randomBytes(6).toString('hex')}`;
  await administer(client => client.query(`create database ${name} template ${database}`));
  return {
    database: name,
    dispose: async () => {
      await administer(client => client.query(`drop database if exists ${name} with (force)`));
    },
  };
}

/** Lays a copy of the template into the folder of a new product and its home. */
export async function beginWith(home: Home, dataDir: string): Promise<Beginning> {
  if (home === 'postgres') {
    const { database, dataDir: folder } = template();
    cpSync(folder, dataDir, { recursive: true });
    return cloneOf(database);
  }
  const folder = join(dataDir, 'db');
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const { status, stderr } = spawnSync('tar', ['-xf', template().embedded, '-C', folder]);
  if (status !== 0) throw new Error(`The embedded database was not unpacked: ${stderr}`);
  return embedded;
}

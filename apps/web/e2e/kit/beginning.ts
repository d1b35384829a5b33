import { spawnSync } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import process from 'node:process';
import pg from 'pg';

/**
 * Storage of a journey's server: PostgreSQL with the bank and the demo, which needs a third of the CPU time; or
 * embedded with the bank, for journeys about that storage.
 */
export type Home = 'postgres' | 'embedded';

/** Data that the servers of journeys start with a copy of. */
export interface Template {
  /** A database on the server of TEST_DATABASE_URL. */
  database: string;
  /** The data folder of that database. */
  dataDir: string;
  /** Tar file of an embedded database. */
  embedded: string;
}

/** Environment variable with the template as JSON, for the processes that run journeys. */
export const templateVariable = 'JOURNEY_TEMPLATE';

export interface Beginning {
  /** Name of the database; empty when embedded. */
  database: string;
  /** Drops the database after the server has ended. */
  dispose: () => Promise<void>;
}

function template(): Template {
  const json = process.env[templateVariable];
  if (!json) throw new Error('Journeys begin with data that kit/template.ts makes.');
  return JSON.parse(json);
}

/** Address of a database on the tests' PostgreSQL. */
export function urlOf(database: string): string {
  const given = process.env.TEST_DATABASE_URL;
  if (!given) throw new Error('The journeys run on PostgreSQL: TEST_DATABASE_URL names its server.');
  const url = new URL(given);
  url.pathname = `/${database}`;
  return url.href;
}

/** The embedded database in the server's own folder, deleted with it. */
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

/** Creates a copy of a database on the same server. */
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

/** Copies the template into a new server's folder and storage. */
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

import pg from 'pg';

export interface Plan {
  /** Milliseconds. */
  planning: number;
  execution: number;
  /** Pages of 8 kB read, from memory or disk. */
  blocks: number;
  /** The scans that ran, each by index or table. */
  scans: string[];
}

interface Node {
  'Node Type': string;
  'Index Name'?: string;
  'Relation Name'?: string;
  'Actual Loops': number;
  'Shared Hit Blocks': number;
  'Shared Read Blocks': number;
  Plans?: Node[];
}

/** PostgreSQL's execution of a read-only statement; of the third run, when the connection's caches are warm. */
export async function planOf(url: string, text: string, values: unknown[]): Promise<Plan> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  const query = {
    name: 'explained',
    text: `explain (analyze, buffers, timing off, format json) ${text}`,
    values,
  };
  let rows: { 'QUERY PLAN': [{ Plan: Node; 'Planning Time': number; 'Execution Time': number }] }[] = [];
  for (let run = 0; run < 3; run++) ({ rows } = await client.query(query));
  await client.end();
  const explained = rows[0]?.['QUERY PLAN'][0];
  if (!explained) throw new Error('No plan');
  const scans: string[] = [];
  const visit = (node: Node) => {
    const place = node['Index Name'] ?? node['Relation Name'];
    if (place && node['Actual Loops'] > 0) scans.push(`${node['Node Type']} ${place}`);
    for (const part of node.Plans ?? []) visit(part);
  };
  visit(explained.Plan);
  const { 'Shared Hit Blocks': hit, 'Shared Read Blocks': read } = explained.Plan;
  return {
    planning: explained['Planning Time'],
    execution: explained['Execution Time'],
    blocks: hit + read,
    scans: scans.filter((scan, at) => scans.indexOf(scan) === at),
  };
}

export const median = (all: readonly number[]): number =>
  all.toSorted((a, b) => a - b)[Math.floor(all.length / 2)] ?? Number.NaN;

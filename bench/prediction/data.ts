import { readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { gunzipSync } from 'node:zlib';

/** A public data set of responses, sorted by user and time. It is read in place and never part of the repository. */
export interface Responses {
  readonly name: string;
  readonly rows: number;
  /** By row: numbers of user, item and combination of skills, whether right, seconds (or order for untimed data). */
  readonly user: Int32Array;
  readonly item: Int32Array;
  readonly combo: Int32Array;
  readonly right: Uint8Array;
  readonly t: Float64Array;
  readonly users: readonly string[];
  readonly items: number;
  readonly skills: number;
  /** Skills of each combination. */
  readonly skillsOf: readonly (readonly number[])[];
  readonly timed: boolean;
}

/** 32-bit FNV-1a. */
function fnv1a(text: string): number {
  let h = 0x811c9dc5;
  for (let i = 0; i < text.length; i++) h = Math.imul(h ^ text.charCodeAt(i), 0x01000193) >>> 0;
  return h >>> 0;
}

/** Fold, 0 to 4, of each user; fold 0 is the test set. */
export const foldsOf = ({ name, users }: Responses): number[] =>
  users.map(user => fnv1a(`${name}:${user}`) % 5);

class Numbers {
  readonly #known = new Map<string, number>();
  of(name: string): number {
    let number = this.#known.get(name);
    if (number === undefined) {
      number = this.#known.size;
      this.#known.set(name, number);
    }
    return number;
  }
  get size(): number {
    return this.#known.size;
  }
  get names(): string[] {
    return [...this.#known.keys()];
  }
}

/** Reads `user,item,skill,correct,t` with a header line, gzipped or not; several skills of a row are joined by `~`. */
export function readResponses(path: string): Responses {
  const bytes = readFileSync(path);
  const text = (bytes[0] === 0x1f && bytes[1] === 0x8b ? gunzipSync(bytes) : bytes).toString('utf8');
  const lines = text.split('\n');
  if (lines[0]?.trim() !== 'user,item,skill,correct,t')
    throw new Error(`${path} does not begin with the line user,item,skill,correct,t`);
  const [users, items, skills, combos] = [new Numbers(), new Numbers(), new Numbers(), new Numbers()];
  const skillsOf: number[][] = [];
  const most = lines.length - 1;
  const user = new Int32Array(most);
  const item = new Int32Array(most);
  const combo = new Int32Array(most);
  const right = new Uint8Array(most);
  const t = new Float64Array(most);
  let rows = 0;
  let timed = false;
  let order = 0;
  for (let i = 1; i < lines.length; i++) {
    const line = lines[i]?.trim();
    if (!line) continue;
    const [u, it, s, c, at] = line.split(',');
    if (s === undefined || at === undefined || (c !== '0' && c !== '1'))
      throw new Error(`Line ${i + 1} of ${path} is not user,item,skill,correct,t: ${line}`);
    user[rows] = users.of(u ?? '');
    item[rows] = items.of(it ?? '');
    combo[rows] = combos.of(s);
    if (combos.size > skillsOf.length) skillsOf.push([...new Set(s.split('~'))].map(one => skills.of(one)));
    right[rows] = Number(c);
    t[rows] = Number(at);
    order = rows > 0 && user[rows] === user[rows - 1] ? order + 1 : 0;
    if (t[rows] !== order) timed = true;
    rows++;
  }
  return {
    name: basename(path).replace(/\.csv(\.gz)?$/, ''),
    rows,
    user: user.subarray(0, rows),
    item: item.subarray(0, rows),
    combo: combo.subarray(0, rows),
    right: right.subarray(0, rows),
    t: t.subarray(0, rows),
    users: users.names,
    items: items.size,
    skills: skills.size,
    skillsOf,
    timed,
  };
}

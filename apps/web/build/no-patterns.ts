/** In place of wouter's reader of patterns: addresses are found by the table (src/app/addresses.ts), and no page loads it. */
export function parse(pattern: string): never {
  throw new Error(`No address is written as a pattern of wouter: ${pattern}`);
}

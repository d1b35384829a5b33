/**
 * Re-exported once: Node parses drizzle's manifest (180 kB) again for every importing file, half a second per start.
 */
export * from 'drizzle-orm';

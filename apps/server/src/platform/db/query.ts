/**
 * The query builder, for the whole server: Node reads the manifest of its package, of 180 kB, anew for every file that
 * imports it by its name, which took half a second of each start.
 */
export * from 'drizzle-orm';

/** Re-exported once, for the reason given in query.ts. */
export * from 'drizzle-orm/pg-core';

/** Tables and columns of the query builder; why from here: query.ts. */
export * from 'drizzle-orm/pg-core';

import { defineConfig } from 'drizzle-kit';

/** `npx drizzle-kit generate --name what-changes` in this folder writes the next migration from the schema files. */
export default defineConfig({
  dialect: 'postgresql',
  schema: ['./src/platform/**/schema.ts', './src/modules/**/schema.ts'],
  out: './migrations',
  casing: 'snake_case',
});

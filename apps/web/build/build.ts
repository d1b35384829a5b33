import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkBudget } from './budget.ts';
import { prerender } from './prerender.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root });
await prerender(root);
await checkBudget(root);

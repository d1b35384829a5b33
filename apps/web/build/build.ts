import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { prerender } from './prerender.ts';

const root = fileURLToPath(new URL('..', import.meta.url));

await build({ root });
await prerender(root);

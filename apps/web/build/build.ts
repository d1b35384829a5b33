import { rm } from 'node:fs/promises';
import path from 'node:path';
import process from 'node:process';
import { fileURLToPath } from 'node:url';
import { build } from 'vite';
import { checkBudget } from './budget.ts';
import { readChunks } from './chunks.ts';
import { writeOffline } from './offline.ts';
import { prerender } from './prerender.ts';

const root = fileURLToPath(new URL('..', import.meta.url));
const dist = path.join(root, 'dist');

// Whatever the server runs as: React's development build is twice as large, and the budget below refuses it.
process.env.NODE_ENV = 'production';
await build({ root, build: { manifest: true } });
const chunks = await readChunks(dist);
// Names the sources of every file: nobody's business but the build's.
await rm(path.join(dist, '.vite'), { recursive: true });
const pages = await prerender(root, chunks);
await checkBudget(root, chunks, pages);
await writeOffline(root, chunks);

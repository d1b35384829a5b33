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

// Regardless of the environment: React's development build is twice as large and exceeds the budget below.
process.env.NODE_ENV = 'production';
await build({ root, build: { manifest: true } });
const chunks = await readChunks(dist);
// The manifest lists the sources of all files and is not served.
await rm(path.join(dist, '.vite'), { recursive: true });
const pages = await prerender(root, chunks);
await checkBudget(root, chunks, pages);
await writeOffline(root, chunks);

import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { extname, join, relative, sep } from 'node:path';
import { compressFile, type Encoding } from '../http/encoding.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
  '.svg': 'image/svg+xml; charset=utf-8',
  '.png': 'image/png',
  '.jpg': 'image/jpeg',
  '.webp': 'image/webp',
  '.avif': 'image/avif',
  '.ico': 'image/x-icon',
  '.woff2': 'font/woff2',
  '.wasm': 'application/wasm',
};

/** Source maps and build manifests are not served. */
const unserved = /(\.map|^(assets|addresses)\.json|^\.vite\/.*)$/;

/** Files with placeholders for names and addresses. */
const filled = /\.(html|webmanifest|xml|txt)$/;

/** A file to serve; its compressed forms are cached on first use. */
export interface WebFile {
  type: string;
  etag: string;
  content: Buffer;
  encoded(encoding: Encoding): Promise<Buffer>;
}

/** Every file of the built web app by its address. Lookups are exact: no path can climb out of the folder. */
export function readFiles(root: string, edit: (path: string, text: string) => string): Map<string, WebFile> {
  const files = new Map<string, WebFile>();
  for (const entry of readdirSync(root, { recursive: true, withFileTypes: true })) {
    if (!entry.isFile()) continue;
    const full = join(entry.parentPath, entry.name);
    const path = relative(root, full).split(sep).join('/');
    const type = types[extname(path)];
    if (!type || unserved.test(path)) continue;
    const raw = readFileSync(full);
    const edited = filled.test(path) ? Buffer.from(edit(path, raw.toString('utf8'))) : raw;
    files.set(`/${path}`, webFile(type, edited));
  }
  return files;
}

export function webFile(type: string, content: Buffer): WebFile {
  const compressible = content.length > 860 && /^(text|application)\/|svg/.test(type);
  const made = new Map<Encoding, Promise<Buffer>>();
  return {
    type,
    etag: `"${createHash('sha256').update(content).digest('base64url').slice(0, 22)}"`,
    content,
    encoded: encoding => {
      if (encoding === 'identity' || !compressible) return Promise.resolve(content);
      const known = made.get(encoding) ?? compressFile(encoding, content);
      made.set(encoding, known);
      return known;
    },
  };
}

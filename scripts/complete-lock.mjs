// Completes package-lock.json for other platforms. npm leaves out optional packages that the current registry does
// not serve, and `npm ci` then refuses the lock file. Each gets the entry that npm would have written, derived from
// its name.
import { readFileSync, writeFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import { root } from './dependencies.mjs';

const systems = [
  'darwin',
  'win32',
  'linux',
  'android',
  'freebsd',
  'openbsd',
  'netbsd',
  'sunos',
  'aix',
  'openharmony',
];
const processors = [
  'x64',
  'arm64',
  'ia32',
  'arm',
  'riscv64',
  's390x',
  'ppc64',
  'loong64',
  'mips64el',
  'wasm32',
];

const path = join(root, 'package-lock.json');
const lock = JSON.parse(readFileSync(path, 'utf8'));
const entries = lock.packages;

/** Whether a dependency of the package at `from` is in the lock file, in its own or an outer node_modules. */
function found(from, name) {
  for (let folder = from; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (entries[posix.join(folder, 'node_modules', name)]?.version) return true;
    if (folder === '') return false;
  }
}

const words = name => name.split(/[-/@.]/);
const platformOf = name => ({
  ...(processors.some(p => words(name).includes(p)) && {
    cpu: processors.filter(p => words(name).includes(p)).slice(0, 1),
  }),
  ...(systems.some(s => words(name).includes(s)) && { os: systems.filter(s => words(name).includes(s)) }),
  ...(words(name).some(w => w.startsWith('musl')) && { libc: ['musl'] }),
});

let added = 0;
for (const [place, entry] of Object.entries(entries)) {
  for (const [name, version] of Object.entries(entry.optionalDependencies ?? {})) {
    if (!/^\d/.test(version) || found(place, name)) continue;
    const hoisted = `node_modules/${name}`;
    const target = entries[hoisted]?.version ? `${place}/node_modules/${name}` : hoisted;
    entries[target] = {
      version,
      ...(entry.dev && { dev: true }),
      license: entry.license,
      optional: true,
      ...platformOf(name),
    };
    added += 1;
  }
}
lock.packages = Object.fromEntries(Object.entries(entries).sort(([a], [b]) => (a < b ? -1 : 1)));
writeFileSync(path, `${JSON.stringify(lock, null, 2)}\n`);
process.stdout.write(`${added} packages of other platforms added\n`);

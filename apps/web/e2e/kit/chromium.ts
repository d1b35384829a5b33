import { existsSync } from 'node:fs';
import process from 'node:process';

const debian = '/usr/bin/chromium';
const shell = `${debian}-headless-shell`;

/** Chromium for journeys and benchmarks: CHROMIUM_PATH, or the one of Debian's packages. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : shell);

/** No network traffic of its own; can run as root. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

import { existsSync } from 'node:fs';
import process from 'node:process';

const debian = '/usr/bin/chromium';
const shell = `${debian}-headless-shell`;

/** The browser of journeys and measurements: the one named, or what Debian's packages bring. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? (existsSync(debian) ? debian : shell);

/** Talks to nobody but the product, and runs as root too. */
export const chromiumArgs = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

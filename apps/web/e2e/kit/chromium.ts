import { existsSync } from 'node:fs';
import process from 'node:process';

const usual = ['/usr/bin/chromium', '/usr/bin/chromium-headless-shell'];

/** The browser of journeys and measurements: the one named, or the first that is where Debian puts it. */
export const chromiumPath = process.env.CHROMIUM_PATH ?? usual.find(path => existsSync(path)) ?? usual[0];

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

/**
 * Quality of the web app in a real browser over the real server: `node bench/web-quality.ts [PART …]`, with the parts
 * `sizes screens viewports speed lighthouse` (default all). Builds the web app if necessary and starts the product on a
 * free port with a new data directory. Noisy figures are measured `RUNS` times (5). Prints the missed goals at the end;
 * exit code 1 if there are any.
 */
import process from 'node:process';
import { ensureWebBuild } from '../scripts/web-build.mjs';
import { measureLighthouse } from './web-quality/lighthouse.ts';
import { summary } from './web-quality/report.ts';
import { measureScreens } from './web-quality/screens.ts';
import { measureSizes } from './web-quality/sizes.ts';
import { measureSpeed } from './web-quality/speed.ts';
import { setStage } from './web-quality/stage.ts';
import { measureViewports } from './web-quality/viewports.ts';

const runs = Number(process.env.RUNS ?? 5);
const parts = {
  sizes: measureSizes,
  screens: measureScreens,
  viewports: measureViewports,
  speed: measureSpeed,
  lighthouse: measureLighthouse,
};
const asked = process.argv.slice(2);
const unknown = asked.filter(name => !(name in parts));
if (unknown.length > 0)
  throw new Error(`There is no part ${unknown.join(', ')}: ${Object.keys(parts).join(', ')}`);

ensureWebBuild();
const stage = await setStage();
try {
  for (const [name, measure] of Object.entries(parts))
    if (asked.length === 0 || asked.includes(name)) await measure(stage, runs);
} finally {
  await stage.dispose();
}
process.exitCode = summary() ? 0 : 1;

import { outOfSight } from '../../apps/web/e2e/kit/accessible.ts';
import { findings, heading } from './report.ts';
import { adminPaths, open, publicPaths, type Stage, signedInPaths } from './stage.ts';

/** Width x height in CSS pixels: phones in both orientations, a page at 400 % zoom, tablets, laptops, desktops. */
const sizes = `320x256 320x480 320x568 344x882 360x640 360x800 375x667 384x854 390x844 393x852 412x915 430x932
  480x320 480x800 540x720 568x320 600x960 639x700 640x360 667x375 712x1138 740x360 767x1024 768x1024 800x1280 820x1180
  844x390 896x414 912x1368 960x600 1023x768 1024x600 1024x1366 1112x834 1180x820 1279x720 1280x720 1280x1024 1366x650
  1440x900 1536x730 1600x1200 1680x1050 1920x1080 2048x1536 2560x1440 3440x1440`.split(/\s+/);

/**
 * Checks every page at each size: nothing beyond the sides, nothing cut off, fixed bars take at most half of the
 * screen.
 */
export async function measureViewports(stage: Stage): Promise<void> {
  heading(`Pages at ${sizes.length} sizes of the window`);
  const found = new Map<string, string[]>();
  const people = [
    ['visitor', publicPaths],
    ['demo', signedInPaths],
    ['admin', adminPaths],
  ] as const;
  for (const [as, paths] of people)
    for (const path of paths) {
      const context = await stage.context({ as });
      const page = await context.newPage();
      await open(page, path);
      for (const size of sizes) {
        const [width = 0, height = 0] = size.split('x').map(Number);
        for (const what of await outOfSight(page, width, height))
          found.set(`${path} ${what}`, [...(found.get(`${path} ${what}`) ?? []), size]);
      }
      await context.close();
    }
  findings(
    'things out of sight',
    [...found].map(([what, at]) => `${what} at ${at.join(' ')}`),
  );
}

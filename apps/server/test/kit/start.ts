import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { createApp } from '../../src/app.ts';
import { type Config, parseConfig } from '../../src/config.ts';
import { siteSettings } from '../../src/modules/site/index.ts';
import { type MovableClock, standingClock } from '../../src/platform/clock.ts';
import type { PasswordCost } from '../../src/platform/hashing/hashing.ts';
import type { Log } from '../../src/platform/log.ts';
import { createPlatform, type Platform } from '../../src/platform/platform.ts';
import type { Tracing } from '../../src/platform/tracing/tracing.ts';
import { smallBank } from './small-bank.ts';

/** A Monday, 12:00 in India. */
const testStart = new Date('2026-03-02T06:30:00Z');
export const sandboxToken = 'sandbox-token-of-the-tests';

/** Cheap password hashing; tests that measure it set the real cost. */
const lightCost: PasswordCost = { memoryKiB: 64, passes: 1 };

export interface StartOptions {
  /** Environment on top of the test's own. */
  env?: Record<string, string>;
  passwordCost?: PasswordCost;
  webRoot?: string;
  tracing?(home: Platform['home']): Tracing;
}

function testConfig(dataDir: string, env: Record<string, string> = {}): Config {
  const parsed = parseConfig({ DATA_DIR: dataDir, DEMO: '0', ...smallBank, ...env });
  if (!parsed.ok) throw new Error(parsed.problems.join('\n'));
  return parsed.config;
}

/** The real app on a migrated database, not listening; closing it removes its data directory. */
export async function startedApp(
  home: Platform['home'],
  log: Log,
  options: StartOptions = {},
): Promise<{ app: FastifyInstance; platform: Platform; clock: MovableClock }> {
  const dataDir = mkdtempSync(join(tmpdir(), 'twelvefold-'));
  const config = testConfig(dataDir, options.env);
  const clock = standingClock(testStart);
  const platform = createPlatform({
    config,
    clock,
    log,
    home,
    site: siteSettings(config),
    passwordCost: options.passwordCost ?? lightCost,
    tracing: options.tracing?.(home) ?? null,
  });
  const app = await createApp(platform, { webRoot: options.webRoot ?? null, sandboxToken });
  app.addHook('onClose', () => rmSync(dataDir, { recursive: true, force: true }));
  return { app, platform, clock };
}

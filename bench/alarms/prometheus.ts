import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

const rulesFile = fileURLToPath(new URL('../../ops/prometheus/alarms.yml', import.meta.url));
const rules = readFileSync(rulesFile, 'utf8');

/** Names of all alarms in the rules. */
export const alarms = [...rules.matchAll(/alert: (\w+)/g)].map(([, name = '']) => name);

/**
 * The shipped rules with windows and waits of seconds, because hours of a fault would take hours. The thresholds are
 * unchanged.
 */
const quickRules = rules
  .replaceAll('[1m]', '[15s]')
  .replaceAll('[5m]', '[15s]')
  .replaceAll('[15m]', '[2m]')
  .replaceAll(/for: \w+/g, 'for: 2s');

export interface Prometheus {
  /** Names of the firing alarms. */
  firing(): Promise<string[]>;
  /** The first value of an expression; null without one. */
  value(expression: string): Promise<number | null>;
  stop(): void;
}

/** Starts Debian's Prometheus, which scrapes these ports every second. */
export async function startPrometheus(
  folder: string,
  port: number,
  targets: { job: string; ports: number[] }[],
): Promise<Prometheus> {
  const at = (name: string) => join(folder, name);
  mkdirSync(folder, { recursive: true });
  writeFileSync(at('alarms.yml'), quickRules);
  const scrapes = targets.map(
    ({ job, ports }) =>
      `  - job_name: ${job}\n    static_configs: [{ targets: [${ports.map(p => `"127.0.0.1:${p}"`).join(', ')}] }]\n`,
  );
  const intervals = 'scrape_interval: 2s, scrape_timeout: 2s, evaluation_interval: 1s';
  writeFileSync(
    at('prometheus.yml'),
    `global: { ${intervals} }\nrule_files: [alarms.yml]\nscrape_configs:\n${scrapes.join('')}`,
  );
  execFileSync('promtool', ['check', 'config', at('prometheus.yml')], { stdio: 'ignore' });
  const child: ChildProcess = spawn(
    'prometheus',
    [
      `--config.file=${at('prometheus.yml')}`,
      `--storage.tsdb.path=${at('data')}`,
      `--web.listen-address=127.0.0.1:${port}`,
    ],
    { stdio: 'ignore' },
  );
  const ask = async (path: string) => {
    const reply = await fetch(`http://127.0.0.1:${port}${path}`);
    return (await reply.json()) as {
      data: {
        alerts: { state: string; labels: { alertname: string } }[];
        result: { value: [number, string] }[];
      };
    };
  };
  while (!(await fetch(`http://127.0.0.1:${port}/-/ready`).catch(() => null))?.ok) await setTimeout(200);
  return {
    firing: async () =>
      (await ask('/api/v1/alerts')).data.alerts
        .filter(({ state }) => state === 'firing')
        .map(({ labels }) => labels.alertname),
    value: async expression => {
      const [first] = (await ask(`/api/v1/query?query=${encodeURIComponent(expression)}`)).data.result;
      return first ? Number(first.value[1]) : null;
    },
    stop: () => void child.kill('SIGKILL'),
  };
}

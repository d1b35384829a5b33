import process from 'node:process';

// Imported by the server before its own files: the first start seeds the demo before a sandbox control could move the
// clock.
const start = process.env.JOURNEY_START;
if (start) {
  const Machine = Date;
  const shiftMs = Machine.parse(start) - Machine.now();
  const now = () => Machine.now() + shiftMs;
  globalThis.Date = new Proxy(Machine, {
    construct: (target, given) => (given.length === 0 ? new target(now()) : new target(...given)),
    get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
  });
}

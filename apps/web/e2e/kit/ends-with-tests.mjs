import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Imported by the server: when the test run ends in any way, the pipe closes and the server exits.
if (isMainThread)
  process.stdin
    .on('end', () => process.exit())
    .resume()
    .unref();

import process from 'node:process';
import { isMainThread } from 'node:worker_threads';

// Loaded into the server: however the run of tests ends, its end of the pipe is gone then, and the server goes too.
if (isMainThread)
  process.stdin
    .on('end', () => process.exit())
    .resume()
    .unref();

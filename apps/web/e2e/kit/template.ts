import process from 'node:process';
import { firstStartMs, Product, templateVariable } from './product.ts';

/**
 * Runs once before the journeys: makes the embedded database with its bank of questions, which takes longer than most
 * journeys. The products under test begin with a copy.
 */
export async function setup(): Promise<() => Promise<void>> {
  const product = await new Product().start(firstStartMs);
  await product.end();
  // The test processes begin after this and inherit it.
  process.env[templateVariable] = product.dataDir;
  return () => product.dispose();
}

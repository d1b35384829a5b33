// Loaded before the server; saves a fifth of the CPU time of a start.
import { registerHooks } from 'node:module';

/**
 * Packages with hundreds of exports and files: for each file Node would read the whole list of exports again, only to
 * find that the file is a module.
 */
const packages = ['drizzle-orm'].map(name => `/node_modules/${name}/`);

registerHooks({
  resolve(specifier, context, next) {
    const { parentURL = '', conditions } = context;
    const known =
      specifier.startsWith('.') &&
      conditions.includes('import') &&
      packages.some(folder => parentURL.includes(folder));
    return known
      ? { url: new URL(specifier, parentURL).href, format: 'module', shortCircuit: true }
      : next(specifier, context);
  },
});

import type { Plugin } from 'vite';

/** Modules allowed only in the admin console. */
const adminOnly = /\/src\/admin\/|\/src\/ui\/table\/|node_modules\/(radix-ui|@radix-ui|react-hook-form)\//;

/** Fails the build when a file of the student's app contains code of the admin console. */
export function adminApart(): Plugin {
  return {
    name: 'admin-apart',
    generateBundle(_, bundle) {
      const seen = new Set<string>();
      const visit = (file: string): void => {
        const chunk = bundle[file];
        if (seen.has(file) || chunk?.type !== 'chunk') return;
        seen.add(file);
        const found = chunk.moduleIds.find(id => adminOnly.test(id));
        if (found) this.error(`The student's app loads ${file}, which holds ${found}`);
        for (const other of [...chunk.imports, ...chunk.dynamicImports]) visit(other);
      };
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && chunk.isEntry && /\/index\.html$/.test(chunk.facadeModuleId ?? ''))
          visit(chunk.fileName);
      if (!this.meta.watchMode && seen.size === 0 && Object.keys(bundle).some(file => file.endsWith('.html')))
        this.error("The entry of the student's app was not found");
    },
  };
}

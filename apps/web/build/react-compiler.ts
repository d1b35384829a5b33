import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/** Runs the React Compiler over the product's own components; types are left for Vite to strip. */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: { id: /apps\/web\/src\/.*\.tsx$/ },
      handler(code, id) {
        return transformAsync(code, {
          filename: id,
          babelrc: false,
          configFile: false,
          sourceMaps: true,
          parserOpts: { plugins: ['typescript', 'jsx'] },
          plugins: ['babel-plugin-react-compiler'],
        });
      },
    },
  };
}

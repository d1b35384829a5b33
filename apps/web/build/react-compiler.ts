import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Runs the React Compiler over pages and features; types are left for Vite to strip. What the landing page is made of
 * renders once or is small, and the compiler's caches would cost it 6 kB of its 100: those folders are left out.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: {
        id: { include: /apps\/web\/src\/.*\.tsx$/, exclude: /src\/(ui|features\/landing|features\/auth)\// },
      },
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

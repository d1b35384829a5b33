import { transformAsync } from '@babel/core';
import type { Plugin } from 'vite';

/**
 * Runs the React Compiler over the features; types are left for Vite to strip. What the public pages are made of, and
 * pages as such, render once or are small, and the compiler's caches would cost a first visit 7 kB of its 100: those
 * folders are left out.
 */
export function reactCompiler(): Plugin {
  return {
    name: 'react-compiler',
    enforce: 'pre',
    transform: {
      filter: {
        id: {
          include: /apps\/web\/src\/(features|question)\/.*\.tsx$/,
          exclude: /src\/features\/(landing|auth)\//,
        },
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

declare module '@babel/core' {
  interface Options {
    filename: string;
    babelrc: false;
    configFile: false;
    sourceMaps: true;
    parserOpts: { plugins: string[] };
    plugins: unknown[];
  }
  export function transformAsync(
    code: string,
    options: Options,
  ): Promise<{ code: string; map: string } | null>;
}

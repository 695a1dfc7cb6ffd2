import { shellPreset } from 'federation/webpack';

export default shellPreset(import.meta.dirname, {
  entry: './src/main.tsx',
  runtimePlugin: './src/remotes/federation-plugin.ts',
});

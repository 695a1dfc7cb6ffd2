import { shellPreset } from 'federation-build';

export default shellPreset(import.meta.dirname, {
  entry: './src/main.tsx',
  server: './src/server/index.ts',
});

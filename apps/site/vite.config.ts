import { reactRouter } from '@react-router/dev/vite'
import { defineConfig } from 'vite'
import { chunkGroups } from './vite/chunks.ts'
import { oneCopy } from './vite/one-copy.ts'
import { plainImports } from './vite/plain-imports.ts'
import { routerFacts } from './vite/router-facts.ts'
import { routerReports } from './vite/router-reports.ts'
import { scopedName } from './vite/scoped-name.ts'
import { stylesAlone } from './vite/styles-alone.ts'

export default defineConfig({
  plugins: [reactRouter(), oneCopy(), routerReports(), routerFacts(), plainImports(), stylesAlone()],
  css: { modules: { generateScopedName: scopedName } },
  build: {
    // The oldest browsers that are supported, for old phones.
    target: ['chrome105', 'safari16', 'firefox110'],
    assetsInlineLimit: 1024,
    modulePreload: false,
  },
  environments: {
    // The server loads all modules at its start, so dynamic imports have no effect there.
    ssr: { build: { rolldownOptions: { checks: { ineffectiveDynamicImport: false } } } },
    client: {
      build: {
        rolldownOptions: {
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
          output: { codeSplitting: { groups: chunkGroups } },
        },
      },
    },
  },
  ssr: { noExternal: [/^@rathausplatz\//] },
})

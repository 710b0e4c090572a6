import { defineConfig } from 'vitest/config'

// Servers run in UTC; what is right in Europe/Berlin only on a developer's machine shall fail.
process.env.TZ = 'UTC'

/** A test that hangs fails; one that waits for a busy machine does not. */
const testTimeout = 60_000

const never = ['**/node_modules/**', '**/build/**']

export default defineConfig({
  test: {
    projects: [
      {
        // Fast: pure rules, views rendered to a string, the store in memory. Runs after every change.
        test: {
          name: 'unit',
          testTimeout,
          include: ['{apps,packages,scripts,docs}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: [...never, 'apps/server/**', '**/*.durability.test.ts', '**/*.dom.test.tsx'],
          // The files share their modules: none of them changes anything that another could see.
          isolate: false,
          // Styles are left out, but whoever reads one as text gets its text.
          css: { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        // The server replaces Request and Response of its process by faster ones, so its files keep to themselves.
        test: {
          name: 'unit-server',
          testTimeout,
          include: ['apps/server/**/*.test.ts'],
          exclude: [...never, '**/*.durability.test.ts'],
        },
      },
      {
        // What only happens in a browser's document: timers, focus, scrolling.
        test: {
          name: 'unit-dom',
          testTimeout,
          include: ['{apps,packages}/**/*.dom.test.tsx'],
          environment: 'happy-dom',
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        // Kills, full disks, failing commits: real processes on real files.
        test: {
          name: 'durability',
          include: ['{apps,packages}/**/*.durability.test.ts'],
          exclude: never,
          testTimeout: 240_000,
        },
      },
    ],
  },
})

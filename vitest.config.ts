import { defineConfig } from 'vitest/config'

export default defineConfig({
  test: {
    projects: [
      {
        // Fast: pure rules, views rendered to a string, the store in memory. Runs after every change.
        test: {
          name: 'unit',
          include: ['{apps,packages,scripts,docs}/**/*.test.{ts,tsx}', 'tests/*.test.ts'],
          exclude: ['**/node_modules/**', '**/build/**', '**/*.durability.test.ts'],
          css: { modules: { classNameStrategy: 'non-scoped' } },
        },
      },
      {
        // Kills, full disks, failing commits: real processes on real files.
        test: {
          name: 'durability',
          include: ['packages/**/*.durability.test.ts'],
          testTimeout: 240_000,
        },
      },
    ],
  },
})

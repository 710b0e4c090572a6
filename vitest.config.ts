import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { folderInMemory } from './scripts/folder-in-memory.mjs'

// Servers run in UTC; code that is right only on a machine in Europe/Berlin shall fail.
process.env.TZ = 'UTC'

// Commands and servers that tests start share one compile cache.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rathausplatz-compiled')

/** Long enough that only a hanging test fails, not one that waits for a busy machine. */
const testTimeout = 120_000
const patience = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: 60_000 } } }

const never = ['**/node_modules/**', '**/build/**']

/**
 * Tests that depend on the clock, on kills or on full disks belong to the long proof (`npm run test:lang`).
 */
const long = ['**/*.clock.test.ts', '**/*.durability.test.ts', '**/*.lang.test.ts', 'tests/lang/**']

/** Tests for one database are in a folder of its name; all others run on both. */
const onPostgres = 'packages/cms/**/postgres/**'
const onSqlite = 'packages/cms/**/sqlite/**'

/** Where the two databases differ: storage, search, counting, locks, queues and outages. */
const nearTheDatabase = [
  'packages/cms/src/{store,search,limits,jobs,outbox}/**/*.test.ts',
  'packages/cms/src/outage.test.ts',
  'tests/ausfall.test.ts',
]

/** In one of these folders, but without a database. */
const withoutDatabase = 'packages/cms/src/outbox/bad-servers.test.ts'

/** On SQLite two workers, on PostgreSQL two servers. */
const twoProcesses = 'apps/server/src/two-processes.durability.test.ts'

/** Export and import from one database to the other and back: the same at both ends. */
const ausfuhr = 'apps/server/src/ausfuhr.durability.test.ts'

const emptyTown = 'tests/sqlite-town.ts'

const sameDraws = 'tests/same-draws.ts'

const crowd = 'apps/server/src/crowd.durability.test.ts'

/** All of the server but its commands, which serve no requests. */
const theServer = ['apps/server/src/*.test.ts', 'apps/server/src/!(commands)/**/*.test.ts']

/** Tests of kills and full disks write to disk, as a town does; the tests of the quick proof need no disk. */
const kept = folderInMemory()
const env = kept === undefined ? {} : { TMPDIR: kept }

/** These test what the desk keeps in module state from the first time on, so each needs fresh modules. */
const remembered = [
  'apps/redaktion/src/{frame/load-frame,start/load-start{,-notices},fields/series/series}.dom.test.tsx',
]

/** Styles are not processed, except files imported as text. */
const css = { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' as const } }

/** The quick proof, run by `npm test`: independent of the load of the machine. */
const quick = [
  {
    // Pure rules, views rendered to a string, the store in memory. Runs after every change.
    test: {
      name: 'unit',
      testTimeout,
      hookTimeout: testTimeout,
      include: [
        '{apps,packages,scripts,tools,docs}/**/*.test.{ts,tsx}',
        'tests/{,rechte/,mutants/}*.test.ts',
      ],
      exclude: [...never, ...long, ...theServer, '**/*.dom.test.tsx', onPostgres],
      globalSetup: emptyTown,
      setupFiles: sameDraws,
      // The files share their modules: none changes state that another could see.
      isolate: false,
      css,
    },
  },
  {
    test: {
      name: 'unit-postgres',
      testTimeout,
      hookTimeout: testTimeout,
      include: [...nearTheDatabase, 'packages/cms/src/**/postgres/**/*.test.ts'],
      exclude: [...never, ...long, onSqlite, withoutDatabase],
      globalSetup: 'tests/postgres/setup.ts',
      setupFiles: sameDraws,
      isolate: false,
      css,
      // After the other projects: while another project runs in parallel, modules are loaded again and again.
      sequence: { groupOrder: 1 },
    },
  },
  {
    // The server replaces the global Request and Response by faster ones, so its files are isolated.
    test: {
      name: 'unit-server',
      testTimeout,
      include: theServer,
      exclude: [...never, ...long],
      globalSetup: emptyTown,
      setupFiles: sameDraws,
    },
  },
  {
    // Behaviour that needs a document: timers, focus, scrolling.
    test: {
      name: 'unit-dom',
      testTimeout,
      include: ['{apps,packages}/**/*.dom.test.tsx'],
      exclude: [...never, ...remembered],
      environment: 'happy-dom',
      setupFiles: sameDraws,
      isolate: false,
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
    },
  },
  {
    test: {
      name: 'unit-dom-alone',
      testTimeout,
      include: remembered,
      environment: 'happy-dom',
      setupFiles: sameDraws,
      css: { modules: { classNameStrategy: 'non-scoped' as const } },
    },
  },
]

/** The long proof: tests that take long or need the machine for themselves. */
const lang = [
  {
    // Limits in milliseconds and memory, one file after the other.
    test: {
      name: 'clock',
      testTimeout: 240_000,
      hookTimeout: 240_000,
      include: ['{apps,packages}/**/*.clock.test.ts', 'tests/lang/*.test.ts'],
      exclude: never,
      globalSetup: emptyTown,
      fileParallelism: false,
    },
  },
  {
    // Guides, followed word for word: each test builds a copy of the house and checks its types.
    test: {
      name: 'guides',
      testTimeout: 240_000,
      hookTimeout: 240_000,
      include: ['docs/how-to/*.lang.test.ts'],
    },
  },
  {
    // All tests of the CMS again, on PostgreSQL.
    test: {
      name: 'postgres',
      testTimeout,
      hookTimeout: testTimeout,
      include: [
        'packages/cms/src/**/*.test.ts',
        'tests/ausfall.test.ts',
        'tests/lang/suche.test.ts',
        'tests/rechte/{documents,files,opened-files,rat,rat-anderer}.test.ts',
      ],
      exclude: [...never, '**/*.clock.test.ts', '**/*.durability.test.ts', onSqlite, withoutDatabase],
      globalSetup: 'tests/postgres/setup.ts',
      isolate: false,
      css,
    },
  },
  {
    // Kills, full disks, failing commits: real processes on real files.
    test: {
      name: 'durability',
      include: ['{apps,packages}/**/*.durability.test.ts'],
      exclude: [...never, onPostgres, ausfuhr, crowd],
      globalSetup: emptyTown,
      testTimeout: 480_000,
    },
  },
  {
    // Measures how long visitors wait: alone, after all others.
    test: {
      name: 'durability-crowd',
      include: [crowd],
      globalSetup: emptyTown,
      testTimeout: 240_000,
      sequence: { groupOrder: 1 },
    },
  },
  {
    test: {
      name: 'durability-postgres',
      include: [
        'packages/cms/src/{store,outbox,abos}/**/*.durability.test.ts',
        'packages/cms/src/ausfuhr/kill.durability.test.ts',
        'packages/cms/src/formulare/kill.durability.test.ts',
        'packages/cms/src/rat/office/kill.durability.test.ts',
        twoProcesses,
        ausfuhr,
      ],
      exclude: [...never, onSqlite],
      globalSetup: 'tests/postgres/setup.ts',
      testTimeout: 900_000,
    },
  },
]

export default defineConfig({
  test: {
    // All cores: a test that waits for a time-out leaves its core to others.
    maxWorkers: '100%',
    projects: [
      ...quick.map(({ test }) => ({ test: { ...patience, env, ...test } })),
      ...lang.map(({ test }) => ({ test: { ...patience, ...test } })),
    ],
  },
})

import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { defineConfig } from 'vitest/config'
import { folderInMemory } from './scripts/folder-in-memory.mjs'

// Servers run in UTC; what is right in Europe/Berlin only on a developer's machine shall fail.
process.env.TZ = 'UTC'

// Commands and servers that tests start are compiled once, not by each of them.
process.env.NODE_COMPILE_CACHE ??= join(tmpdir(), 'rathausplatz-compiled')

/** A test that hangs fails; one that waits for a busy machine does not. */
const testTimeout = 120_000
const patience = { testTimeout, hookTimeout: testTimeout, expect: { poll: { timeout: 60_000 } } }

const never = ['**/node_modules/**', '**/build/**']

/** What leans on the clock, on kills or on full disks belongs to the long proof (`npm run test:lang`). */
const long = ['**/*.clock.test.ts', '**/*.durability.test.ts', '**/*.lang.test.ts', 'tests/lang/**']

/** What only one of the databases can show lies in a folder of its name; all else is shown on both. */
const onPostgres = 'packages/cms/**/postgres/**'
const onSqlite = 'packages/cms/**/sqlite/**'

/** Where the two databases differ: how they keep, search, count, lock and queue, and how they are away. */
const nearTheDatabase = [
  'packages/cms/src/{store,search,limits,jobs,outbox}/**/*.test.ts',
  'packages/cms/src/outage.test.ts',
  'tests/ausfall.test.ts',
]

/** Lies among them and asks none. */
const withoutDatabase = 'packages/cms/src/outbox/bad-servers.test.ts'

/** Two workers on one, two servers on the other. */
const twoProcesses = 'apps/server/src/two-processes.durability.test.ts'

/** From one database to the other and back: the same at both ends. */
const ausfuhr = 'apps/server/src/ausfuhr.durability.test.ts'

const emptyTown = 'tests/sqlite-town.ts'

const sameDraws = 'tests/same-draws.ts'

const crowd = 'apps/server/src/crowd.durability.test.ts'

/** All of it but its commands, which serve nobody. */
const theServer = ['apps/server/src/*.test.ts', 'apps/server/src/!(commands)/**/*.test.ts']

/** What kills and full disks show is kept where a town keeps it; the tests of the quick proof need no disk. */
const kept = folderInMemory()
const env = kept === undefined ? {} : { TMPDIR: kept }

/** These look at what the desk remembers from the first time on: each begins with modules of its own. */
const remembered = [
  'apps/redaktion/src/{frame/load-frame,start/load-start,fields/series/series}.dom.test.tsx',
]

/** Styles are left out, but whoever reads one as text gets its text. */
const css = { include: [/\.css\?raw$/], modules: { classNameStrategy: 'non-scoped' as const } }

/** The quick proof: what `npm test` asks, on a busy machine as on a quiet one. */
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
      // The files share their modules: none of them changes anything that another could see.
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
      // After the others: what runs beside another project begins with modules of its own again and again.
      sequence: { groupOrder: 1 },
    },
  },
  {
    // The server replaces Request and Response of its process by faster ones, so its files keep to themselves.
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
    // What only happens in a browser's document: timers, focus, scrolling.
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

/** The long proof: what takes its time, or needs the machine for itself. */
const lang = [
  {
    // Bounds in milliseconds and in memory, one file after the other.
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
    // Guides, followed word for word: each builds a house of its own and checks its types.
    test: {
      name: 'guides',
      testTimeout: 240_000,
      hookTimeout: 240_000,
      include: ['docs/how-to/*.lang.test.ts'],
    },
  },
  {
    // All of the CMS once more, on PostgreSQL.
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
    // Measures how long visitors wait: after all others, alone.
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
    // All cores: what waits for a time-out leaves its core to others.
    maxWorkers: '100%',
    projects: [
      ...quick.map(({ test }) => ({ test: { ...patience, env, ...test } })),
      ...lang.map(({ test }) => ({ test: { ...patience, ...test } })),
    ],
  },
})

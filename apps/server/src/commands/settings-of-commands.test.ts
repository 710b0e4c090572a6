import { execFile } from 'node:child_process'
import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'
import { commandNames } from './commands.ts'

const root = join(import.meta.dirname, '..', '..', '..', '..')
const { scripts } = JSON.parse(await readFile(join(root, 'package.json'), 'utf8')) as {
  scripts: Record<string, string>
}

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'befehle-'))
  onTestFinished(() => rm(folder, { recursive: true, maxRetries: 5 }))
})

/** Runs a script line of package.json as a process, in a folder with its own `.env`. */
function start(line: string, args: readonly string[], given: Record<string, string> = {}) {
  const words = line.split(' ').slice(1)
  const command = words.map(word => (word.endsWith('.ts') ? join(root, word) : word))
  const { PATH = '', NODE_COMPILE_CACHE = '' } = process.env
  const env = { PATH, NODE_COMPILE_CACHE, ...given }
  return new Promise<{ code: number; out: string; err: string }>(resolve => {
    const child = execFile(process.execPath, [...command, ...args], { cwd: folder, env }, (error, out, err) =>
      resolve({ code: error ? Number(error.code) : 0, out, err }),
    )
    // A process that does not end by itself is killed after the test.
    onTestFinished(() => void child.kill())
  })
}

const looking = [
  'abo',
  'post',
  'protokoll',
  'aufgaben',
  'eingaenge',
  'suchbericht',
  'widersprueche',
  'konto',
] as const
const wordsOf = (name: string) => (name === 'konto' ? ['liste'] : [])
const nowhere = /^Hier ist noch keine Stadt: .*\n$/

test('Every npm script of the server reads .env, like npm start', () => {
  const ofServer = Object.entries(scripts).filter(
    ([name, line]) => line.includes('apps/server/src/') && name !== 'fake-cms',
  )
  expect(ofServer.map(([name]) => name)).toEqual(expect.arrayContaining([...commandNames, 'dev']))
  for (const [name, line] of ofServer)
    expect([name, line]).toEqual([name, expect.stringMatching(/^node --env-file-if-exists=\.env /)])
})

test('npm run NAME runs the command of this name; all commands use the same script', () => {
  const byScript = Object.entries(scripts).filter(([, line]) => line.includes('/commands/'))
  expect(byScript.toSorted()).toEqual(
    commandNames
      .map(name => [name, `node --env-file-if-exists=.env apps/server/src/commands/run.ts ${name}`])
      .toSorted(),
  )
})

test('A command uses the data folder that .env names, and the environment overrides .env', async () => {
  const dataDir = join(folder, 'daten')
  await writeFile(join(folder, '.env'), `DATA_DIR=${dataDir}\nPORT=achtzig\n`)
  const { code, out, err } = await start(scripts['post'] ?? '', [], { PORT: '3000' })
  expect([code, out, err]).toEqual([1, '', expect.stringMatching(nowhere)])
  expect(err).toContain(dataDir)
  expect(await readdir(folder)).toEqual(['.env'])
})

test.each(looking)(
  'npm run %s: without a town the command says so, names the folder and creates nothing',
  async name => {
    const dataDir = join(folder, 'daten')
    const { code, out, err } = await npmRun(dataDir, name, ...wordsOf(name))
    expect([code, out, err]).toEqual([1, '', expect.stringMatching(nowhere)])
    expect(err).toContain(dataDir)
    expect(await readdir(folder)).toEqual([])
  },
)

test('No command leaves anything open that would keep its process running', async () => {
  const dataDir = join(folder, 'daten')
  const asking = commandNames.filter(name => name !== 'anlegen' && !looking.some(one => one === name))
  const lines = [...looking.map(name => [name, ...wordsOf(name)].join(' ')), ...asking, 'anlegen']
  const line = 'node apps/server/src/testing/each-command.ts'
  const { code, out, err } = await start(line, lines, { DATA_DIR: dataDir })
  expect([code, err]).toEqual([0, ''])
  expect(JSON.parse(out)).toEqual([
    ...looking.map(name => [name, { code: 1, out: '', err: expect.stringMatching(nowhere) }]),
    ...asking.map(name => [name, { code: 1, out: '', err: expect.stringContaining(`npm run ${name} `) }]),
    ['anlegen', { code: 0, out: `Die Datenbank ist angelegt: ${dataDir}\n`, err: '' }],
  ])
})

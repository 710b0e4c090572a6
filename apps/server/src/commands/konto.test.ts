import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { beforeEach, expect, onTestFinished, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'konto-'))
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
})

const log = { info() {}, warn() {}, error() {} }

const konto = (...words: string[]) => npmRun(dataDir, 'konto', ...words)

/** Runs the command as a process of its own, which shares only the data folder with the server. */
const kontoElsewhere = (...words: string[]) =>
  promisify(execFile)(process.execPath, [join(import.meta.dirname, 'run.ts'), 'konto', ...words], {
    env: { ...process.env, DATA_DIR: dataDir },
  })

test('Accounts are created, listed, disabled and enabled beside a running server', async () => {
  const cms = await openCms({ dataDir, log, create: true, alone: true })
  onTestFinished(() => cms.close())
  const { call } = cmsInProcess(cms.handlers, cms.identify)
  expect((await konto('liste')).out).toBe('Es gibt noch kein Konto.\n')

  const made = await konto(
    'anlegen',
    'raete',
    'Rat@example.org',
    'Erika',
    'Muster',
    '--gremien',
    'Gemeinderat',
  )
  expect(made.code).toBe(0)
  const passwort = /Einmalpasswort: (\S+)/.exec(made.out)?.[1] ?? ''
  const signIn = () => call(calls.raeteLogin, { body: { email: 'rat@example.org', passwort } })
  const { id, token, pw_geaendert } = await signIn()
  expect(pw_geaendert).toBe(false)
  expect(await call(calls.raeteMitglied, { params: { id }, token })).toMatchObject({
    taetigkeitsbereiche: ['Gemeinderat'],
  })

  const { stdout } = await kontoElsewhere('sperren', 'raete', 'rat@example.org')
  expect(stdout).toBe('rat@example.org ist gesperrt und überall abgemeldet.\n')
  await expect(signIn()).rejects.toMatchObject({ code: 'zugang-falsch' })
  expect((await konto('liste', 'raete')).out).toBe(
    'raete  rat@example.org  Erika Muster  |  Mitglied des Rates  |  Gemeinderat  |  gesperrt\n',
  )
  await konto('freigeben', 'raete', 'rat@example.org')
  await expect(signIn()).resolves.toHaveProperty('token')
})

test.each([
  [[], 'npm run konto -- liste'],
  [['anlegen'], 'npm run konto -- liste'],
  [['anlegen', 'niemand', 'a@example.org', 'A', 'B'], 'npm run konto -- liste'],
  [['constructor', 'raete', 'a@example.org'], 'npm run konto -- liste'],
  [['liste', '--alles'], 'npm run konto -- liste'],
  [['anlegen', 'raete', 'a@example.org', 'A', 'B'], 'noch keine Stadt'],
  [['anlegen', 'raete', 'a@example.org', 'Eva', 'Maria', 'Muster'], 'Das Wort „Muster“ ist zu viel'],
  [['anlegen', 'raete', 'a@example.org', 'Eva'], 'Zu „anlegen“ fehlt NACHNAME.'],
  [['bereiche', 'redaktion', 'a@example.org'], 'Zu „bereiche“ fehlt die Liste der Bereiche'],
  [['bereiche', 'redaktion', 'a@example.org', ' , '], 'Zu „bereiche“ fehlt die Liste der Bereiche'],
  [['sperren', 'niemand', 'a@example.org'], '„niemand“ ist kein REALM'],
  [['liste', '--alles'], 'Die Option „--alles“ gibt es nicht.'],
  [['bereiche', 'redaktion', 'a@example.org', '--bereiche', '/'], '„--bereiche“ gehört nur zu „anlegen“'],
])('A command that cannot run (%j) is refused with a message', async (args, words) => {
  expect(await konto(...args)).toEqual({ code: 1, out: '', err: expect.stringContaining(words) })
})

test('An invitation without a mail server, and an editor without a valid role or section, are refused', async () => {
  await (await openCms({ dataDir, log, create: true })).close()
  const editor = ['anlegen', 'redaktion', 'a@example.org', 'A', 'B']
  expect((await konto(...editor, '--rollen', 'autor', '--bereiche', '/', '--einladung')).err).toContain(
    'Eine Einladung braucht einen Mailserver (SMTP_URL). Ohne ihn entsteht ein Einmalpasswort',
  )
  expect((await konto(...editor)).err).toContain('Es fehlt eine Rolle. Möglich sind administration')
  expect((await konto(...editor, '--rollen', 'redaktion')).err).toContain('Es fehlt ein Bereich')
  expect((await konto(...editor, '--rollen', 'koenigin')).err).toContain('„koenigin“ gibt es hier nicht')
  expect((await konto('liste')).out).toBe('Es gibt noch kein Konto.\n')
})

import { execFile } from 'node:child_process'
import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { beforeEach, expect, onTestFinished, test } from 'vitest'

let dataDir: string
beforeEach(async () => {
  dataDir = await mkdtemp(join(tmpdir(), 'konto-'))
  onTestFinished(() => rm(dataDir, { recursive: true, maxRetries: 5 }))
})

const log = { info() {}, warn() {}, error() {} }

/** Runs the command on a data folder of its own and answers its exit code and what it said. */
function konto(...args: string[]): Promise<{ code: number; said: string }> {
  const env = { ...process.env, DATA_DIR: dataDir }
  const command = join(import.meta.dirname, 'konto.ts')
  return new Promise(resolve => {
    execFile(process.execPath, [command, ...args], { env }, (error, stdout, stderr) =>
      resolve({ code: error ? Number(error.code) : 0, said: stdout + stderr }),
    )
  })
}

test('Accounts are made, listed, disabled and freed beside a running server', async () => {
  const cms = await openCms({ dataDir, log, create: true, alone: true })
  onTestFinished(() => cms.close())
  const { call } = cmsInProcess(cms.handlers, cms.identify)
  expect((await konto('liste')).said).toBe('Es gibt noch kein Konto.\n')

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
  const passwort = /Einmalpasswort: (\S+)/.exec(made.said)?.[1] ?? ''
  const signIn = () => call(calls.raeteLogin, { body: { email: 'rat@example.org', passwort } })
  const { id, token, pw_geaendert } = await signIn()
  expect(pw_geaendert).toBe(false)
  expect(await call(calls.raeteMitglied, { params: { id }, token })).toMatchObject({
    taetigkeitsbereiche: ['Gemeinderat'],
  })

  await konto('sperren', 'raete', 'rat@example.org')
  await expect(signIn()).rejects.toMatchObject({ code: 'zugang-falsch' })
  expect((await konto('liste', 'raete')).said).toBe(
    'raete  rat@example.org  Erika Muster  |  Mitglied des Rates  |  Gemeinderat  |  gesperrt\n',
  )
  await konto('freigeben', 'raete', 'rat@example.org')
  await expect(signIn()).resolves.toHaveProperty('token')
}, 60_000)

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
])('What makes no sense (%j) is said in words, and nothing is made', async (args, words) => {
  const { code, said } = await konto(...args)
  expect([code, said]).toEqual([1, expect.stringContaining(words)])
})

test('An invitation needs a mail server, an editor a role', async () => {
  await (await openCms({ dataDir, log, create: true })).close()
  const editor = ['anlegen', 'redaktion', 'a@example.org', 'A', 'B']
  expect((await konto(...editor, '--rollen', 'autor', '--bereiche', '/', '--einladung')).said).toContain(
    'Eine Einladung braucht einen Mailserver (SMTP_URL). Ohne ihn entsteht ein Einmalpasswort',
  )
  expect((await konto(...editor)).said).toContain('Es fehlt eine Rolle. Möglich sind administration')
  expect((await konto(...editor, '--rollen', 'redaktion')).said).toContain('Es fehlt ein Bereich')
  expect((await konto(...editor, '--rollen', 'koenigin')).said).toContain('„koenigin“ gibt es hier nicht')
  expect((await konto('liste')).said).toBe('Es gibt noch kein Konto.\n')
}, 60_000)

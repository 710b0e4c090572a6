import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { openCms } from '@rathausplatz/cms'
import { calls, cmsInProcess } from '@rathausplatz/contract'
import { KONTAKTFORMULAR } from '@rathausplatz/contract/kontaktformular'
import { expect, onTestFinished, test } from 'vitest'
import { npmRun } from '../testing/npm-run.ts'

/** Creates a town with a waiting mail, for commands to run beside it. */
async function townWithMail() {
  const dataDir = await mkdtemp(join(tmpdir(), 'post-'))
  const log = { info() {}, warn() {}, error() {} }
  let aheadMs = 0
  const clock = () => new Date(Date.now() + aheadMs)
  const cms = await openCms({ dataDir, log, clock, create: true, alone: true })
  onTestFinished(async () => {
    await cms.close()
    await rm(dataDir, { recursive: true, maxRetries: 5 })
  })
  const stadt = {
    name: 'Stadt Rebenau',
    anschrift: { location: 'Rathaus', street: 'Marktplatz 1', zip: '76999', city: 'Rebenau' },
    telefon: '030 23125-0',
    email: 'stadt@example.org',
  }
  await cms.store.writeAll([{ kind: 'stadt', data: stadt, author: 'test' }])
  const site = cmsInProcess(cms.handlers)
  const { beginn } = await site.call(calls.formularBeginn, {})
  const eingaben = {
    anlass: 'frage',
    nachricht: 'Ein Geheimnis',
    name: 'Erika Beispiel',
    email: 'erika@example.org',
  }
  const body = { einreichung: '0199aa10-7c1e-7d3a-9f51-3f6f0a1c2b3d', eingaben, beginn }
  // Moves the clock on: a form that is sent at once is refused as a robot's.
  aheadMs = 60_000
  await site.call(calls.formularSenden, { params: { slug: KONTAKTFORMULAR }, body })
  const run = async (name: 'post' | 'aufgaben', ...words: string[]) => {
    const { code, out, err } = await npmRun(dataDir, name, ...words)
    expect([code, err]).toEqual([0, ''])
    return out
  }
  return { cms, run }
}

test('The operator sees waiting mails without their text, discards one and sends one again, beside a server', async () => {
  const { run } = await townWithMail()
  const waiting = await run('post')
  expect(waiting).toMatch(
    /^Noch nicht hinausgegangen: 1\n\n[\da-f-]{36} {2}.+ {2}wartet\n {2}formular an stadt@example\.org: Nachricht an die Stadt \(F-/,
  )
  expect(waiting).not.toContain('Geheimnis')
  const id = /[\da-f-]{36}/.exec(waiting)?.[0] ?? ''
  const [again, unknown, nonsense] = await Promise.all([
    run('post', 'erneut', id),
    run('post', 'verwerfen', 'gibt-es-nicht'),
    run('post', 'alles'),
  ])
  expect(again).toBe('E-Mails, die noch einmal verschickt werden: 1\n')
  expect(unknown).toBe('Eine solche E-Mail gibt es nicht.\n')
  expect(nonsense).toContain('Bekannt sind: npm run post')
  expect(await run('post', 'verwerfen', id)).toBe('E-Mails, die verworfen sind: 1\n')
  expect(await run('post')).toBe('Alle E-Mails sind hinausgegangen.\n')
})

test('The operator sees the background jobs', async () => {
  const { cms, run } = await townWithMail()
  await cms.indexed()
  expect(await run('aufgaben')).toMatch(
    /^Aufgaben \(zuletzt getan\)\n.*(?:\d\d|läuft gerade|noch nie) {2}Texte der Dateien in die Suche aufnehmen/s,
  )
})

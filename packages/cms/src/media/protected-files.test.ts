import { expect, test } from 'vitest'
import { beitrag, datei, rubriken, staffTown } from '../intranet/testing/staff-town.ts'
import { ok } from '../store/index.ts'
import { textEntry } from '../test-town.ts'
import type { Library } from './media-library.ts'
import { ofStaff, protectedFiles, type Readable } from './protected-files.ts'

const PDF = new TextEncoder().encode('%PDF-1.7\nPlan\n%%EOF\n')

/** A rule of access: only the pages of one committee. */
const ofCommittee: Readable = release =>
  release.and([release('r.audience', '=', 'raete'), release('r.key', 'like', '/raete/technik/%')])

async function town() {
  const linking = (name: string) => [textEntry(`<p><a href="/medien/${name}.pdf">Plan</a></p>`)]
  const made = await staffTown({
    intranetrubrik: rubriken('Personal'),
    intranetbeitrag: [
      beitrag('Plan', 'personal', '2026-11-02T09:00:00Z', { dateien: [datei('dienstplan')] }),
    ],
    seite: [
      { pfad: '/raete/technik/plan', title: 'Plan', content: linking('vorlage') },
      { pfad: '/raete/kultur/plan', title: 'Plan', content: linking('geheim') },
    ],
  })
  for (const schluessel of ['dienstplan', 'vorlage', 'geheim', 'lose']) {
    const taken = await made.library.addDocument({ schluessel, bytes: PDF, titel: schluessel })
    expect(taken.ok).toBe(true)
  }
  const opened: string[] = []
  const library: Pick<Library, 'open'> = {
    open: (name, breite) => {
      opened.push(name)
      return made.library.open(name, breite)
    },
  }
  const fileFor = protectedFiles({ database: made.store.database, library, clock: made.clock })
  const get = (name: string, readable: Readable) =>
    fileFor(`${name}.pdf`, 480, readable).then(
      file => file.name,
      (error: { code: string }) => error.code,
    )
  return { ...made, get, opened }
}

test('A file is open to those who may read a released document that links to it, and to nobody else', async () => {
  const { get } = await town()
  expect(await get('dienstplan', ofStaff)).toBe('dienstplan.pdf')
  expect(await get('vorlage', ofCommittee)).toBe('vorlage.pdf')
  expect(await get('vorlage', ofStaff)).toBe('nicht-gefunden')
  expect(await get('dienstplan', ofCommittee)).toBe('nicht-gefunden')
  expect(await get('geheim', ofCommittee)).toBe('nicht-gefunden')
})

test('A file is not open through a document that has expired', async () => {
  const { get, store, clock } = await town()
  const plan = await store.documentByKey('seite', '/raete/technik/plan')
  const gueltig_bis = new Date(clock().getTime() + 60_000).toISOString()
  await store.publish(plan?.id ?? '', { author: 'test', gueltig_bis })
  expect(await get('vorlage', ofCommittee)).toBe('vorlage.pdf')
  clock.set(gueltig_bis)
  expect(await get('vorlage', ofCommittee)).toBe('nicht-gefunden')
})

test('A deleted file is open to nobody, even if a document still links to it', async () => {
  const { get, library } = await town()
  const isUnused = async () => ok(undefined)
  await library.catalogue.putIntoTrash('vorlage.pdf', { author: 'test', isUnused })
  expect(await get('vorlage', ofCommittee)).toBe('nicht-gefunden')
})

test('A missing file and a forbidden file are answered alike: no file is opened for either', async () => {
  const { get, opened } = await town()
  for (const name of ['geheim', 'lose', 'gibt-es-nicht', 'dienstplan'])
    expect(await get(name, ofCommittee), name).toBe('nicht-gefunden')
  expect(opened).toEqual([])
})

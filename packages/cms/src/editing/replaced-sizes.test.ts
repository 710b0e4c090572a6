import { expect, test } from 'vitest'
import { textEntry } from '../test-town.ts'
import { deskTown } from './testing/desk-town.ts'

const pdf = (text: string) => new TextEncoder().encode(`%PDF-1.7\n${text}\n%%EOF\n`)
const OLD = pdf('x'.repeat(46_000))
const NEW = pdf('Viel kürzer')
const PLAN = { titel: 'Plan', url: '/medien/plan.pdf', groesse: OLD.byteLength, typ: 'application/pdf' }
const OTHER = { ...PLAN, titel: 'Anderes', url: '/medien/anderes.pdf', groesse: 7 }

const paper = {
  titel: 'Turm',
  slug: 'turm',
  nummer: '1',
  art: 'Beschlussvorlage',
  datum: '2026-11-16',
  gremium: 'rat',
  behandlung: 'oeffentlich',
  datei: PLAN,
  anlagen: [OTHER, PLAN],
}

async function town() {
  const town = await deskTown({ gremium: [{ name: 'Rat', slug: 'rat', art: 'ausschuss' }] })
  const boss = town.as('chefin')
  await boss.call('redaktionMediumAufnehmen', { query: { name: 'plan.pdf' }, file: OLD })
  const made = await town.store.create({ kind: 'vorlage', data: paper, author: 'id-chefin' })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  await town.store.publish(made.value.id, { author: 'id-chefin' })
  const replace = () => boss.call('redaktionMediumErsetzen', { params: { datei: 'plan.pdf' }, file: NEW })
  const published = async () => (await town.store.published.list('vorlage', { limit: 1 }))[0]?.data
  return { ...town, boss, replace, published }
}

test('P1: the size of a replaced file is right at each place that shows it, in the draft and in public', async () => {
  const { store, replace, published } = await town()
  const before = await store.documentByKey('vorlage', '/rathaus/gemeinderat/vorlagen/turm')
  await replace()
  const size = NEW.byteLength
  const right = { datei: { groesse: size }, anlagen: [{ groesse: 7 }, { groesse: size }] }
  expect(await published()).toMatchObject(right)
  const after = await store.documentByKey('vorlage', '/rathaus/gemeinderat/vorlagen/turm')
  expect(after?.data).toMatchObject(right)
  expect([after?.review, after?.updated_at]).toEqual([before?.review, before?.updated_at])
  expect(after?.published_revision).toBe(after?.draft_revision)
  await replace()
  const again = await store.documentByKey('vorlage', '/rathaus/gemeinderat/vorlagen/turm')
  expect(again?.draft_revision, 'the same size changes nothing').toBe(after?.draft_revision)
})

test('P1: an open draft keeps its changes, and stays a draft', async () => {
  const { store, boss, replace, published } = await town()
  const before = await store.documentByKey('vorlage', '/rathaus/gemeinderat/vorlagen/turm')
  if (!before) throw new Error('no paper')
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: before.id },
    body: { daten: { ...(before.data as object), titel: 'Neuer Turm' }, grundfassung: before.draft_revision },
  })
  await replace()
  expect(await published()).toMatchObject({ titel: 'Turm', datei: { groesse: NEW.byteLength } })
  const { data } = (await store.document(before.id)) ?? {}
  expect(data).toMatchObject({ titel: 'Neuer Turm', datei: { groesse: NEW.byteLength } })
})

test.each([
  ['that is public keeps the size of its promulgated version', {}, OLD.byteLength],
  [
    'whose time has not begun states the size of the new file',
    { gueltig_von: '2099-01-01T00:00:00.000Z' },
    NEW.byteLength,
  ],
])('P1: a notice %s', async (_which, window, groesse) => {
  const { store, replace } = await town()
  const data = {
    titel: 'Satzung',
    slug: 'satzung',
    art: 'Sonstiges',
    datum_von: '2026-11-20T09:00:00+01:00',
    text: '',
    dateien: [PLAN],
  }
  const made = await store.create({ kind: 'bekanntmachung', data, author: 'id-chefin' })
  if (!made.ok) throw new Error(JSON.stringify(made.error))
  await store.publish(made.value.id, { author: 'id-chefin', ...window })
  await replace()
  expect((await store.document(made.value.id))?.data).toMatchObject({ dateien: [{ groesse }] })
})

test('P1: a size that is typed beside a link is named at its place', async () => {
  const { boss } = await town()
  const content = [textEntry('<p><a href="/medien/plan.pdf">Plan</a> (PDF, 46 KB)</p>')]
  await boss.page('/plan', { content })
  const { verwendung } = await boss.call('redaktionMedium', { params: { datei: 'plan.pdf' } })
  expect(verwendung.entwurf.map(({ titel, groesse }) => [titel, groesse])).toEqual(
    expect.arrayContaining([
      ['/plan', '46 KB'],
      ['Turm', undefined],
    ]),
  )
})

import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { openLooking } from '../editing/looking.ts'
import { deskTown, page } from '../editing/testing/desk-town.ts'
import { textEntry } from '../test-town.ts'
import { checkContents } from './check-contents.ts'
import { statingOld } from './stating-old.ts'

const OLD = { telefon: '030 23125-121', email: 'faller@rebenau.example.org' }
const NEW = { telefon: '030 23125-129', email: 'b.faller@rebenau.example.org' }

const office = ({ telefon, email }: typeof OLD, more: object = {}) => ({
  slug: 'standesamt',
  name: 'Standesamt',
  kontaktpersonen: [
    {
      vorname: 'Benedikt',
      nachname: 'Faller',
      kommunikation: [
        { kanal: 'TELEFON', kennung: telefon },
        { kanal: 'EMAIL', kennung: email },
      ],
    },
  ],
  ...more,
})

/** A town with the record of an office and a text, both public and checked. */
async function lookedThrough(art: string, daten: object) {
  const town = await deskTown()
  const { store, clock } = town
  const boss = town.as('chefin')
  const log = { info() {}, warn() {}, error() {} }
  const job = checkContents({ store, looking: openLooking(store, clock, undefined), clock, log })
  const check = () => job.work({ signal: new AbortController().signal, owner: 'test' })
  const publish = async (id: string, art: string, daten: object) => {
    const known = await store.document(id)
    const grundfassung = known?.draft_revision ?? 0
    if (known) await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { daten, grundfassung } })
    else await boss.call('redaktionInhaltAnlegen', { body: { id, art, daten } })
    await boss.call('redaktionVeroeffentlichen', {
      params: { id },
      body: { grundfassung: grundfassung + 1 },
    })
  }
  const [record, text] = [randomUUID(), randomUUID()]
  await publish(record, 'organisationseinheit', office(OLD))
  await publish(text, art, daten)
  await check()
  const found = async () => {
    const rows = await store.database.read
      .withTables<{ findings: { document_id: string; rule: string; sentence: string } }>()
      .selectFrom('findings')
      .select(['rule', 'sentence'])
      .where('document_id', '=', text)
      .where('rule', 'like', 'angabe-%')
      .execute()
    return rows.map(({ sentence }) => sentence)
  }
  return { ...town, boss, record, text, check, publish, found }
}

const onPage = (text: string) => ['seite', page('/urkunden', { content: [textEntry(text)] })] as const
const asNews = (text: string) =>
  ['aktuelles', { titel: 'Urkunden', datum_von: '2026-11-20T09:00:00+01:00', text }] as const

test.each([
  [asNews('<p>Urkunden bestellen Sie bei Benedikt Faller, Telefon 030 23125-121.</p>'), '129'],
  [onPage('<p>Urkunden: Benedikt Faller, Telefon 030/23125121.</p>'), '129'],
  [onPage('<p>Urkunden: Herr Faller, Tel. (030) 23125-121</p>'), '129'],
  [onPage('<h2>Benedikt Faller</h2><p>Telefon 030 23125-121</p>'), '129'],
  [onPage('<p>Rufen Sie an: 030 23125-121.</p>'), 'keinem Datensatz'],
  [onPage('<ul><li>Standesamt, 030 23125-121</li></ul>'), 'keinem Datensatz'],
  [onPage('<p>Benedikt Faller: <a href="tel:+493023125121">anrufen</a></p>'), '129'],
  [onPage('<p>Schreiben Sie Benedikt Faller: faller@rebenau.example.org</p>'), 'b.faller@'],
  [onPage('<p>Schreiben Sie an faller@rebenau.example.org.</p>'), 'keinem Datensatz'],
  [onPage('<table><tr><td>Benedikt Faller</td><td>030 23125-121</td></tr></table>'), '129'],
])(
  'D4: a text with the old number or address is found as soon as the record is published: %j',
  async (given, said) => {
    const [art, daten] = given
    const { record, check, publish, found, boss, text } = await lookedThrough(art, daten)
    expect(await found()).toEqual([])
    await publish(record, 'organisationseinheit', office(NEW))
    const { inhalte } = await boss.call('redaktionAlteAngaben', { params: { id: record } })
    expect(inhalte.map(({ id }) => id)).toEqual([text])
    await check()
    expect(await found()).toEqual([expect.stringContaining(said)])
    const { data } = await boss.call('redaktionBestand', { query: { merkmal: 'befunde' } })
    expect(data.map(({ id }) => id)).toContain(text)
  },
)

test.each([
  onPage('<p>Urkunden bestellen Sie im Standesamt.</p>'),
  onPage('<p>Benedikt Faller, Telefon 030 23125-129.</p>'),
])('D4: a text without the old number is not accused by the change: %j', async (art, daten) => {
  const { record, check, publish, found } = await lookedThrough(art, daten)
  await publish(record, 'organisationseinheit', office(NEW))
  await check()
  expect(await found()).toEqual([])
})

test('D4: two records that repeat each other do not wake each other for ever', async () => {
  const { record, check, publish, store } = await lookedThrough(...onPage('<p>Urkunden</p>'))
  const other = randomUUID()
  const archive = (telefon: string) => ({
    slug: 'archiv',
    name: 'Archiv',
    text: `<p>Auskunft: ${OLD.telefon}</p>`,
    kommunikation: [{ kanal: 'TELEFON', kennung: telefon }],
  })
  const toArchive = { text: '<p>Archiv: 030 23125-300</p>' }
  await publish(other, 'organisationseinheit', archive('030 23125-300'))
  await publish(other, 'organisationseinheit', archive('030 23125-301'))
  await publish(record, 'organisationseinheit', office(OLD, toArchive))
  await publish(record, 'organisationseinheit', office(NEW, toArchive))
  await check()
  const checks = store.database.read.withTables<{ checks: { document_id: string; due_at: string } }>()
  const rows = await checks.selectFrom('checks').select(['document_id', 'due_at']).execute()
  expect(rows.filter(({ due_at }) => due_at < '2026')).toEqual([])
  // Each of them states an old number of the other, so that the wake is real.
  const { data } = (await store.document(record)) ?? { data: undefined }
  expect(await statingOld(store, { id: record, kind: 'organisationseinheit', revision: 3, data })).toContain(
    other,
  )
})

test('D4: the record itself is not accused of its new number while it is being changed', async () => {
  const { record, boss } = await lookedThrough(...onPage('<p>Urkunden</p>'))
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: record },
    body: { daten: office(NEW), grundfassung: 1 },
  })
  const { data } = await boss.call('redaktionDurchsicht', {
    params: { id: record },
    query: { stand: 'entwurf' },
  })
  expect(data.filter(({ regel }) => regel.startsWith('angabe-'))).toEqual([])
})

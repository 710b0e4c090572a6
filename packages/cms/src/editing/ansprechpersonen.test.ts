import { calls } from '@rathausplatz/contract'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { ok } from '../store/result.ts'
import { newDatabase } from '../store/testing/databases.ts'
import { testTown } from '../test-town.ts'
import { deskTown, page } from './testing/desk-town.ts'

const way = (kennung: string) => ({ kommunikation: [{ kanal: 'TELEFON', kennung }] })
const nold = { vorname: 'Gerhard', nachname: 'Nold', ...way('030 23125-255') }
const roth = { vorname: 'Ida', nachname: 'Roth', ...way('030 23125-256') }
const archiv = (...kontaktpersonen: object[]) => ({
  name: 'Stadtarchiv',
  slug: 'stadtarchiv',
  kontaktpersonen,
})
const geschichte = (pfad = '/geschichte') =>
  page(pfad, {
    title: 'Stadtgeschichte',
    description: 'Was war.',
    content: [
      {
        template: 'ansprechperson',
        slotName: 'sidebar',
        context: { titel: 'Archiv', person: { einheit: 'stadtarchiv', person: 'gerhard-nold' } },
        options: {},
      },
    ],
  })

type Town = Pick<Awaited<ReturnType<typeof testTown>>, 'call' | 'store'>
const people = async (town: Town) =>
  (await town.call(calls.organisationseinheit, { params: { id: 'stadtarchiv' } })).kontaktpersonen
const office = async ({ store }: Town) => {
  const found = await store.documentByKey('organisationseinheit', '/rathaus/aemter/stadtarchiv')
  if (!found) throw new Error('There is no office')
  return found
}
const save = async (town: Town, data: object) => {
  const { id, draft_revision } = await office(town)
  const saved = await town.store.saveDraft(id, { data, baseRevision: draft_revision, author: 'id-chefin' })
  expect(saved).toMatchObject({ ok: true })
  expect(await town.store.publish(id, { author: 'id-chefin' })).toMatchObject({ ok: true })
}

test('P2: a person keeps the id through another name, number and place in the list', async () => {
  const town = await testTown({ organisationseinheit: [archiv(nold, roth)] })
  const [gerhard, ida] = await people(town)
  await save(town, archiv({ ...ida, ...way('030 1') }, { ...gerhard, nachname: 'Meier', ...way('030 2') }))
  expect(await people(town)).toMatchObject([
    { id: 'ida-roth', nachname: 'Roth' },
    { id: 'gerhard-nold', nachname: 'Meier' },
  ])
})

test('P2: a version without ids, such as that of an import, keeps the ids of its people', async () => {
  const town = await testTown({ organisationseinheit: [archiv(nold, roth)] })
  await save(town, archiv(roth, { ...nold, nachname: 'Meier' }))
  expect((await people(town)).map(({ id }) => id)).toEqual(['ida-roth', 'gerhard-nold'])
})

test('P2: people that an older program stored have their id at once, and keep it through a marriage', async () => {
  const database = await newDatabase()
  const before = await testTown({ organisationseinheit: [archiv(nold)] }, undefined, { database })
  const stripped = JSON.stringify((await office(before)).data).replace('"id":"gerhard-nold",', '')
  expect(stripped).not.toContain('gerhard-nold')
  await before.store.database.write(async db => {
    await sql`update revisions set data = ${stripped}`.execute(db)
    await sql`update releases set data = ${stripped}, form = 'older'`.execute(db)
    await sql`update kind_forms set form = 'older' where kind = 'organisationseinheit'`.execute(db)
    return ok(undefined)
  })
  await before.store.close()
  const town = await testTown({}, undefined, { database })
  expect(await people(town), 'before the renewal').toMatchObject([{ id: 'gerhard-nold' }])
  await town.store.renew(() => false)
  const { data } = await office(town)
  expect(data.kontaktpersonen).toMatchObject([{ id: 'gerhard-nold' }])
  await save(town, archiv({ ...data.kontaktpersonen[0], nachname: 'Meier', ...way('030 9') }))
  expect(await people(town)).toMatchObject([{ id: 'gerhard-nold', nachname: 'Meier' }])
})

test('P2: the use of an office says which person a content shows', async () => {
  const town = await deskTown({ organisationseinheit: [archiv(nold, roth)], seite: [geschichte()] })
  const { id } = await office(town)
  const use = {
    titel: 'Stadtgeschichte',
    feld: 'content.0.context.person.einheit',
    feldname: '1. Baustein „Archiv“ › Ansprechperson › Amt oder Einrichtung',
    teil: 'gerhard-nold',
  }
  const { oeffentlich } = await town.as('chefin').call('redaktionVerwendung', { params: { id } })
  expect(oeffentlich).toMatchObject([use])
  const refused = await town.as('chefin').refusal('redaktionZurueckziehen', { params: { id }, body: {} })
  expect(refused).toMatchObject({ code: 'verlinkt', details: { verwendung: { oeffentlich: [use] } } })
})

test('P2: a reference follows an office that moves', async () => {
  const town = await testTown({ organisationseinheit: [archiv(nold)], seite: [geschichte()] })
  const { data } = await office(town)
  await save(town, { ...data, slug: 'archiv' })
  const { data: seite } = (await town.store.published.byKey('seite', '/geschichte')) ?? {}
  expect(seite?.content[0]?.context).toMatchObject({ person: { einheit: 'archiv', person: 'gerhard-nold' } })
})

test('P2: the Durchsicht says which contents show a person that leaves the office, and where a person is gone', async () => {
  const town = await deskTown({
    organisationseinheit: [archiv(nold, roth)],
    seite: [geschichte(), { ...geschichte('/intern'), title: 'Geheim' }],
  })
  const boss = town.as('chefin')
  const { id, data, draft_revision } = await office(town)
  const daten = { ...data, kontaktpersonen: data.kontaktpersonen.slice(1) }
  await boss.call('redaktionInhaltSpeichern', {
    params: { id },
    body: { daten, grundfassung: draft_revision },
  })
  const rulesOf = async (of: string) =>
    (await boss.call('redaktionDurchsicht', { params: { id: of }, query: {} })).data.filter(({ regel }) =>
      regel.startsWith('person-'),
    )
  expect(await rulesOf(id)).toMatchObject([
    {
      gewicht: 'fehler',
      regel: 'person-gezeigt',
      satz: '„Gerhard Nold“ steht nicht mehr hier, aber noch auf: „Geheim“, „Stadtgeschichte“. Dort erscheint nach dem Veröffentlichen der Kontakt des Amtes.',
    },
  ])
  const seite = (await town.store.documentByKey('seite', '/geschichte'))?.id ?? ''
  expect(await rulesOf(seite), 'before the publication').toEqual([])
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: draft_revision + 1 } })
  expect(await rulesOf(seite)).toMatchObject([
    {
      feldname: '1. Baustein „Archiv“ › Ansprechperson › Person',
      satz: expect.stringMatching(/nicht \(mehr\) bei „Stadtarchiv“/),
    },
  ])
  await boss.call('redaktionZurueckziehen', { params: { id }, body: { trotzdem: true } })
  expect(await rulesOf(seite)).toMatchObject([{ satz: expect.stringMatching(/nicht öffentlich/) }])
})

test('P4: a search hit names the place and the person of a reference in words, not by index and id', async () => {
  const town = await deskTown({ organisationseinheit: [archiv(nold)], seite: [geschichte()] })
  const { data } = await town.as('chefin').call('redaktionSuche', { query: { suche: 'Gerhard Nold' } })
  const hit = data.find(({ inhalt }) => inhalt.titel === 'Stadtgeschichte')
  expect(hit?.stelle.feldname).toBe('1. Baustein „Archiv“ › Ansprechperson › Person')
  expect(hit?.auszug.map(({ text }) => text).join('')).toBe('Gerhard Nold')
})

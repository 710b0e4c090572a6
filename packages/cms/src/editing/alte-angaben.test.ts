import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

const office = (telefon: string) => ({
  slug: 'bauamt',
  name: 'Bauamt',
  kommunikation: [{ kanal: 'TELEFON', kennung: telefon }],
})
const saying = (text: string) => ({ content: [{ template: 'text', context: { text } }] })
const OLD = '030 23125-160'
const NEW = '030 23125-170'

type Town = Awaited<ReturnType<typeof deskTown>>
type Somebody = ReturnType<Town['as']>

/** An office whose number has become another, and two pages that say the one of before. */
async function moved() {
  const town = await deskTown()
  const boss = town.as('chefin')
  const office_ = randomUUID()
  await boss.call('redaktionInhaltAnlegen', {
    body: { id: office_, art: 'organisationseinheit', daten: office(OLD) },
  })
  const page = await boss.page('/bauen', saying(`<p>Bauamt: Telefon ${OLD}.</p>`))
  const school = await boss.page('/schillerschule/anbau', saying('<p>Fragen an 030/23125160.</p>'))
  await boss.page('/anders', saying('<p>Rufen Sie an: 030 23125-16.</p>'))
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: office_ },
    body: { daten: office(NEW), grundfassung: 1 },
  })
  const params = { id: office_ }
  const told = (who: Somebody) => who.call('redaktionAlteAngaben', { params })
  const textOf = async (id: string) =>
    JSON.stringify((await boss.call('redaktionInhalt', { params: { id } })).daten)
  return { town, boss, params, page, school, told, textOf }
}

test('Whoever changes a number sees where the old one still stands, with the sentence', async () => {
  const { boss, told, page, school } = await moved()
  const { angaben, inhalte, mehr } = await told(boss)
  expect({ angaben, mehr }).toEqual({ angaben: [{ angabe: 'telefon', alt: OLD, neu: NEW }], mehr: false })
  expect(inhalte.map(({ id, titel, ersetzbar }) => [id, titel, ersetzbar])).toEqual([
    [page.id, '/bauen', true],
    [school.id, '/schillerschule/anbau', true],
  ])
  expect(inhalte[0]?.stellen).toEqual([
    {
      alt: OLD,
      feld: 'content.0.context.text',
      feldname: expect.stringContaining('Text'),
      satz: `Bauamt: Telefon ${OLD}.`,
      eigene: false,
    },
  ])
})

test('With one press the new number stands there as a draft; what is public stays, and the way back leads back', async () => {
  const { boss, params, told, page, school, textOf } = await moved()
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 1 } })
  const inhalte = [page.id, school.id]
  const { data, rueckgaengig } = await boss.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte },
  })
  expect(data.map(({ stand }) => stand)).toEqual(['entwurf', 'entwurf'])
  expect(await textOf(page.id)).toContain(NEW)
  expect(await textOf(school.id)).toContain(`Fragen an ${NEW}.`)
  const after = await boss.call('redaktionInhalt', { params: { id: page.id } })
  expect([after.fassung, after.oeffentliche_fassung, after.status]).toEqual([2, 1, 'geaendert'])
  expect(after.vermerk).toContain(`${OLD} durch ${NEW}`)
  expect((await told(boss)).inhalte).toEqual([])
  await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: rueckgaengig })
  expect(await textOf(page.id)).toContain(OLD)
  expect((await told(boss)).inhalte).toHaveLength(2)
})

test('Nobody learns of texts that are not theirs, and nobody changes them', async () => {
  const { town, params, told, page, school, textOf } = await moved()
  const council = await town.as('leitung').page('/raete/bauen', saying(`<p>Vertraulich: ${OLD}</p>`))
  const writer = town.as('autor')
  expect((await told(writer)).inhalte.map(({ id }) => id)).not.toContain(council.id)
  const teacher = town.as('schule')
  expect(await teacher.refusal('redaktionAlteAngaben', { params })).toMatchObject({ code: 'nicht-gefunden' })
  const refused = await teacher.refusal('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: [school.id] },
  })
  expect(refused).toMatchObject({ code: 'nicht-gefunden' })
  const { data } = await writer.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: [council.id, randomUUID(), params.id] },
  })
  expect(data).toEqual([])
  for (const id of [page.id, school.id]) expect(await textOf(id)).not.toContain(NEW)
  const { fassung } = await town.as('leitung').call('redaktionInhalt', { params: { id: council.id } })
  expect(fassung).toBe(1)
})

test('What is just being reviewed, and what says it no more, is left as it is, and that is said', async () => {
  const { boss, params, page, school, textOf } = await moved()
  await boss.call('redaktionPruefung', {
    params: { id: page.id },
    body: { schritt: 'einreichen', grundfassung: 1 },
  })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: school.id },
    body: { daten: { pfad: '/schillerschule/anbau', title: 'Anbau' }, grundfassung: 1 },
  })
  const { data, rueckgaengig } = await boss.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: [page.id, page.id, school.id] },
  })
  expect(data).toEqual([
    expect.objectContaining({ id: page.id, stand: 'abgelehnt', satz: expect.stringContaining('Prüfung') }),
    expect.objectContaining({ id: school.id, stand: 'abgelehnt' }),
  ])
  expect(rueckgaengig).toBeNull()
  expect(await textOf(page.id)).toContain(OLD)
})

test('Only speaking of something states nothing: a page that changes its text has no old facts', async () => {
  const { boss, page } = await moved()
  const params = { id: page.id }
  await boss.call('redaktionInhaltSpeichern', {
    params,
    body: { daten: { pfad: '/bauen', title: 'Bauen', ...saying('<p>Ohne Nummer.</p>') }, grundfassung: 1 },
  })
  expect(await boss.call('redaktionAlteAngaben', { params })).toEqual({
    angaben: [],
    inhalte: [],
    mehr: false,
  })
})

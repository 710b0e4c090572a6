import { randomUUID } from 'node:crypto'
import type { CallAnswer, Calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { deskTown } from './testing/desk-town.ts'

const office = (telefon: string, kontaktpersonen: readonly object[] = []) => ({
  slug: 'bauamt',
  name: 'Bauamt',
  kommunikation: [{ kanal: 'TELEFON', kennung: telefon }],
  kontaktpersonen,
})
const saying = (text: string) => ({ content: [{ template: 'text', context: { text } }] })
const OLD = '030 23125-160'
const NEW = '030 23125-170'

type Town = Awaited<ReturnType<typeof deskTown>>
type Somebody = ReturnType<Town['as']>

type Told = CallAnswer<Calls['redaktionAlteAngaben']>['inhalte'][number]['stellen'][number]

const asTold = ({ alt, feld, absatz, satz }: Told) => ({ alt, feld, absatz, satz })

/** An office whose number has changed, and two pages that still state the old one. */
async function moved(...kontaktpersonen: object[]) {
  const town = await deskTown()
  const boss = town.as('chefin')
  const office_ = randomUUID()
  await boss.call('redaktionInhaltAnlegen', {
    body: { id: office_, art: 'organisationseinheit', daten: office(OLD, kontaktpersonen) },
  })
  const page = await boss.page('/bauen', saying(`<p>Bauamt: Telefon ${OLD}.</p>`))
  const school = await boss.page('/schillerschule/anbau', saying('<p>Fragen an 030/23125160.</p>'))
  await boss.page('/anders', saying('<p>Rufen Sie an: 030 23125-16.</p>'))
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: office_ },
    body: { daten: office(NEW, kontaktpersonen), grundfassung: 1 },
  })
  const params = { id: office_ }
  const told = (who: Somebody) => who.call('redaktionAlteAngaben', { params })
  /** All places of these contents in the current list of old facts. */
  const chosen = async (...ids: readonly string[]) =>
    (await told(boss)).inhalte
      .filter(({ id }) => ids.includes(id))
      .map(({ id, stellen }) => ({ id, stellen: stellen.map(asTold) }))
  const textOf = async (id: string) =>
    JSON.stringify((await boss.call('redaktionInhalt', { params: { id } })).daten)
  return { town, boss, params, page, school, told, chosen, textOf }
}

test('After the change of a number, the editor sees each place with the old number, and the sentence around it', async () => {
  const { boss, told, page, school } = await moved()
  const { angaben, inhalte, mehr } = await told(boss)
  const changed = { angabe: 'telefon', alt: OLD, neu: NEW, wessen: '„Bauamt“', weiterhin: [] }
  expect({ angaben, mehr }).toEqual({ angaben: [changed], mehr: false })
  expect(inhalte.map(({ id, titel, schreibbar }) => [id, titel, schreibbar])).toEqual([
    [page.id, '/bauen', true],
    [school.id, '/schillerschule/anbau', true],
  ])
  expect(inhalte[0]?.stellen).toEqual([
    {
      alt: OLD,
      feld: 'content.0.context.text',
      absatz: 0,
      ort: 'Im 1. Baustein der Seite, „Text“',
      satz: `Bauamt: Telefon ${OLD}.`,
      wortlaut: OLD,
      eigene: false,
      ersetzbar: true,
    },
  ])
})

test('One step writes the new number as drafts; the public texts stay, and undo restores the previous state', async () => {
  const { boss, params, told, chosen, page, school, textOf } = await moved()
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 1 } })
  const inhalte = await chosen(page.id, school.id)
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
  const back = await boss.call('redaktionInhalt', { params: { id: page.id } })
  expect([back.status, back.oeffentliche_fassung]).toEqual(['oeffentlich', 3])
})

test('Each place can be replaced alone; other places stay in the list, and the draft has no other change', async () => {
  const { boss, params, told } = await moved()
  const two = await boss.page(
    '/zwei',
    saying(`<p>Falk: ${OLD}.</p><ul><li>Weber: ${OLD}</li><li>Kurz: ${OLD}</li></ul>`),
  )
  await boss.call('redaktionVeroeffentlichen', { params: { id: two.id }, body: { grundfassung: 1 } })
  const placesOfIt = async () =>
    ((await told(boss)).inhalte.find(({ id }) => id === two.id)?.stellen ?? []).map(asTold)
  const [falk, weber, kurz] = await placesOfIt()
  expect([falk, weber, kurz].map(one => one?.satz)).toEqual([
    `Falk: ${OLD}.`,
    `Weber: ${OLD}`,
    `Kurz: ${OLD}`,
  ])
  const choose = (...stellen: (typeof falk)[]) =>
    boss.call('redaktionAlteAngabenErsetzen', {
      params,
      body: { inhalte: [{ id: two.id, stellen: stellen.filter(one => one !== undefined) }] },
    })
  expect((await choose(falk, kurz)).data).toMatchObject([{ stand: 'entwurf' }])
  expect(await placesOfIt()).toEqual([weber])
  expect((await told(boss)).entwuerfe).toMatchObject([{ id: two.id, nur_das: true }])
  const { daten } = await boss.call('redaktionInhalt', { params: { id: two.id } })
  expect(daten['content']).toMatchObject(
    saying(`<p>Falk: ${NEW}.</p><ul><li>Weber: ${OLD}</li><li>Kurz: ${NEW}</li></ul>`).content,
  )
})

test('If a place has changed since it was listed, nothing of that content is replaced, and the answer says so', async () => {
  const { boss, params, page, school, chosen, textOf } = await moved()
  const inhalte = await chosen(page.id, school.id)
  const daten = { pfad: '/bauen', title: 'Bauen', ...saying(`<p>Nur abends: Telefon ${OLD}.</p>`) }
  await boss.call('redaktionInhaltSpeichern', { params: { id: page.id }, body: { daten, grundfassung: 1 } })
  const { data } = await boss.call('redaktionAlteAngabenErsetzen', { params, body: { inhalte } })
  expect(data).toEqual([
    expect.objectContaining({
      stand: 'abgelehnt',
      satz: expect.stringContaining('inzwischen etwas geändert'),
    }),
    expect.objectContaining({ id: school.id, stand: 'entwurf', satz: 'Noch nie veröffentlicht.' }),
  ])
  expect(await textOf(page.id)).toContain(`Nur abends: Telefon ${OLD}.`)
})

test("A person's number is listed with the name of the person", async () => {
  const town = await deskTown()
  const boss = town.as('chefin')
  const id = randomUUID()
  const falk = (kennung: string) =>
    office('030 1', [
      { vorname: 'Kirsten', nachname: 'Falk', kommunikation: [{ kanal: 'TELEFON', kennung }] },
    ])
  await boss.call('redaktionInhaltAnlegen', { body: { id, art: 'organisationseinheit', daten: falk(OLD) } })
  await boss.page('/bauen', saying(`<p>Frau Falk: ${OLD}.</p>`))
  await boss.call('redaktionInhaltSpeichern', { params: { id }, body: { daten: falk(NEW), grundfassung: 1 } })
  const { angaben } = await boss.call('redaktionAlteAngaben', { params: { id } })
  expect(angaben).toMatchObject([{ alt: OLD, neu: NEW, wessen: 'Kirsten Falk' }])
})

test('Contents that the editor may not read are neither listed nor changed', async () => {
  const { town, params, told, chosen, page, school, textOf } = await moved()
  const council = await town.as('leitung').page('/raete/bauen', saying(`<p>Vertraulich: ${OLD}</p>`))
  const writer = town.as('autor')
  expect((await told(writer)).inhalte.map(({ id }) => id)).not.toContain(council.id)
  const teacher = town.as('schule')
  expect(await teacher.refusal('redaktionAlteAngaben', { params })).toMatchObject({ code: 'nicht-gefunden' })
  const refused = await teacher.refusal('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: await chosen(school.id) },
  })
  expect(refused).toMatchObject({ code: 'nicht-gefunden' })
  const all = (await told(town.as('leitung'))).inhalte.find(({ id }) => id === council.id)
  const stellen = (all?.stellen ?? []).map(asTold)
  expect(stellen).toHaveLength(1)
  const { data } = await writer.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: [council.id, randomUUID(), params.id].map(id => ({ id, stellen })) },
  })
  expect(data).toEqual([])
  for (const id of [page.id, school.id]) expect(await textOf(id)).not.toContain(NEW)
  const { fassung } = await town.as('leitung').call('redaktionInhalt', { params: { id: council.id } })
  expect(fassung).toBe(1)
})

test('A content under review and one that no longer states the old number stay unchanged, and the answer says so', async () => {
  const { boss, params, page, school, chosen, textOf } = await moved()
  const inhalte = await chosen(page.id, school.id)
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
    body: { inhalte: [...inhalte, ...inhalte] },
  })
  expect(data).toEqual([
    expect.objectContaining({ id: page.id, stand: 'abgelehnt', satz: expect.stringContaining('Prüfung') }),
    expect.objectContaining({ id: school.id, stand: 'abgelehnt' }),
  ])
  expect(rueckgaengig).toBeNull()
  expect(await textOf(page.id)).toContain(OLD)
})

test('A page whose text changes has no old facts: only records state facts', async () => {
  const { boss, page } = await moved()
  const params = { id: page.id }
  await boss.call('redaktionInhaltSpeichern', {
    params,
    body: { daten: { pfad: '/bauen', title: 'Bauen', ...saying('<p>Ohne Nummer.</p>') }, grundfassung: 1 },
  })
  expect(await boss.call('redaktionAlteAngaben', { params })).toEqual({
    angaben: [],
    inhalte: [],
    bleibt: [],
    entwuerfe: [],
    mehr: false,
  })
})

test("If another person in the record keeps the number, the places are still listed, with that person's name", async () => {
  const { boss, params, told, chosen, page, textOf } = await moved({
    vorname: 'Petra',
    nachname: 'Weber',
    kommunikation: [{ kanal: 'TELEFON', kennung: OLD }],
  })
  const { angaben, inhalte } = await told(boss)
  expect(angaben).toEqual([
    { angabe: 'telefon', alt: OLD, neu: NEW, wessen: '„Bauamt“', weiterhin: ['Petra Weber'] },
  ])
  expect(inhalte).toHaveLength(2)
  await boss.call('redaktionAlteAngabenErsetzen', { params, body: { inhalte: await chosen(page.id) } })
  expect(await textOf(page.id)).toContain(NEW)
})

test('Another record that states the old number is named as keeping it; a page that repeats the number is not', async () => {
  const { boss, told } = await moved()
  const other = { ...office(OLD), slug: 'buergerbuero', name: 'Bürgerbüro' }
  await boss.call('redaktionInhaltAnlegen', {
    body: { id: randomUUID(), art: 'organisationseinheit', daten: other },
  })
  const { angaben, inhalte } = await told(boss)
  expect(angaben.map(({ weiterhin }) => weiterhin)).toEqual([['„Bürgerbüro“']])
  expect(inhalte.map(({ titel, stellen }) => [titel, stellen[0]?.eigene])).toEqual([
    ['/bauen', false],
    ['/schillerschule/anbau', false],
    ['Bürgerbüro', true],
  ])
})

test('Drafts with the new number are listed until they are published, each with a mark whether it has other changes', async () => {
  const { town, boss, params, told, chosen, page, school } = await moved()
  for (const { id } of [page, school])
    await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
  expect((await told(boss)).entwuerfe).toEqual([])
  await boss.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: await chosen(page.id, school.id) },
  })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: school.id },
    body: {
      daten: { pfad: '/schillerschule/anbau', title: 'Umbau', ...saying(`<p>Fragen an ${NEW}.</p>`) },
      grundfassung: 2,
    },
  })
  const waiting = async (who: Somebody) =>
    (await told(who)).entwuerfe.map(({ id, fassung, nur_das, freigebbar }) => [
      id,
      fassung,
      nur_das,
      freigebbar,
    ])
  expect(await waiting(boss)).toEqual([
    [page.id, 2, true, true],
    [school.id, 3, false, true],
  ])
  expect(await waiting(town.as('autor'))).toEqual([
    [page.id, 2, true, false],
    [school.id, 3, false, false],
  ])
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 2 } })
  expect(await waiting(boss)).toEqual([[school.id, 3, false, true]])
})

test("The list of drafts says what is new in them and whether the record's own change is public", async () => {
  const { boss, params, told, chosen, page } = await moved()
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 1 } })
  await boss.call('redaktionAlteAngabenErsetzen', { params, body: { inhalte: await chosen(page.id) } })
  const waiting = { id: page.id, angaben: [{ angabe: 'telefon', alt: OLD, neu: NEW }], nur_das: true }
  expect((await told(boss)).entwuerfe).toMatchObject([{ ...waiting, neues_ist_oeffentlich: false }])
  await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 2 } })
  expect((await told(boss)).entwuerfe).toMatchObject([{ ...waiting, neues_ist_oeffentlich: true }])
})

test('A legally published notice is neither listed nor changed', async () => {
  const { boss, params, told } = await moved()
  const id = randomUUID()
  const daten = {
    titel: 'Umlegung',
    art: 'Hinweis',
    datum_von: '2026-11-20T09:00:00+01:00',
    text: `<p>Auskunft: ${OLD}</p>`,
  }
  await boss.call('redaktionInhaltAnlegen', { body: { id, art: 'bekanntmachung', daten } })
  const before = (await told(boss)).inhalte.find(one => one.id === id)
  expect(before?.stellen).toHaveLength(1)
  await boss.call('redaktionVeroeffentlichen', { params: { id }, body: { grundfassung: 1 } })
  expect((await told(boss)).inhalte.map(one => one.id)).not.toContain(id)
  const stellen = (before?.stellen ?? []).map(asTold)
  const { data } = await boss.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: [{ id, stellen }] },
  })
  expect(data).toEqual([])
})

test('Undo skips a content that was changed since and names it; no work is lost', async () => {
  const { boss, params, page, school, chosen, textOf } = await moved()
  const { rueckgaengig } = await boss.call('redaktionAlteAngabenErsetzen', {
    params,
    body: { inhalte: await chosen(page.id, school.id) },
  })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: page.id },
    body: {
      daten: { pfad: '/bauen', title: 'Bauen', ...saying(`<p>Neu: ${NEW}, dritter Stock.</p>`) },
      grundfassung: 2,
    },
  })
  const { data } = await boss.call('redaktionLinkErsetzungZuruecknehmen', { body: rueckgaengig })
  expect(data).toEqual([
    expect.objectContaining({
      id: page.id,
      stand: 'abgelehnt',
      satz: 'Hier hat inzwischen jemand etwas geändert. Bitte öffnen und ansehen.',
    }),
    expect.objectContaining({ id: school.id, stand: 'entwurf' }),
  ])
  expect(await textOf(page.id)).toContain(`Neu: ${NEW}, dritter Stock.`)
  expect(await textOf(school.id)).toContain('030/23125160')
})

test('The list shows only the part of a very long sentence around the number', async () => {
  const { boss, told } = await moved()
  await boss.page('/lang', saying(`<p>${'Und so weiter, '.repeat(60)} Telefon ${OLD}, immer.</p>`))
  const long = (await told(boss)).inhalte.find(({ titel }) => titel === '/lang')
  expect(long?.stellen[0]?.satz).toMatch(/^… .*Telefon 030 23125-160, immer\.$/)
  expect(long?.stellen[0]?.satz.length).toBeLessThan(310)
})

test('A place marked as staying is not listed or replaced for that number, until the mark is removed', async () => {
  const { boss, params, told, chosen, page, school, textOf } = await moved()
  const before = await chosen(page.id)
  const inhalte = [{ id: page.id, angaben: [OLD] }]
  const { data } = await boss.call('redaktionAlteAngabenLassen', { params, body: { inhalte, bleibt: true } })
  expect(data).toEqual([{ id: page.id, art: 'seite', titel: '/bauen' }])
  const after = await told(boss)
  expect(after.inhalte.map(({ id }) => id)).toEqual([school.id])
  expect(after.bleibt).toMatchObject([{ id: page.id, schreibbar: true, stellen: [{ alt: OLD }] }])
  await boss.call('redaktionAlteAngabenErsetzen', { params, body: { inhalte: before } })
  expect(await textOf(page.id)).toContain(OLD)
  const [said] = (await boss.call('redaktionProtokoll', { query: { anzahl: 1 } })).data
  expect(said).toMatchObject({ was: 'gepflegt', vermerk: `„${OLD}“ bleibt so` })
  await boss.call('redaktionAlteAngabenLassen', { params, body: { inhalte, bleibt: false } })
  expect(await told(boss)).toMatchObject({ inhalte: [{}, {}], bleibt: [] })
})

test('The mark holds for that number only: if the next number changes too, the place is listed again', async () => {
  const { boss, params, told, page } = await moved()
  const inhalte = [{ id: page.id, angaben: [OLD] }]
  await boss.call('redaktionAlteAngabenLassen', { params, body: { inhalte, bleibt: true } })
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: page.id },
    body: {
      daten: { pfad: '/bauen', title: 'Bauen', ...saying(`<p>${OLD} oder ${NEW}</p>`) },
      grundfassung: 1,
    },
  })
  await boss.call('redaktionInhaltSpeichern', { params, body: { daten: office('030 4'), grundfassung: 2 } })
  const again = (await told(boss)).inhalte.find(({ id }) => id === page.id)
  expect(again?.stellen.map(({ alt }) => alt)).toEqual([NEW])
})

test('An editor cannot mark a content they may not write; an office that keeps its number is still named despite a mark', async () => {
  const { town, boss, params, told, page } = await moved()
  const other = randomUUID()
  await boss.call('redaktionInhaltAnlegen', {
    body: {
      id: other,
      art: 'organisationseinheit',
      daten: { ...office(OLD), slug: 'buergerbuero', name: 'Bürgerbüro' },
    },
  })
  const council = await town.as('leitung').page('/raete/bauen', saying(`<p>Vertraulich: ${OLD}</p>`))
  const all = [page.id, other, council.id, randomUUID()].map(id => ({ id, angaben: [OLD] }))
  const keep = (who: Somebody) =>
    who.call('redaktionAlteAngabenLassen', { params, body: { inhalte: all, bleibt: true } })
  const refused = await town
    .as('schule')
    .refusal('redaktionAlteAngabenLassen', { params, body: { inhalte: all } })
  expect(refused).toMatchObject({ code: 'nicht-gefunden' })
  expect((await keep(boss)).data.map(({ id }) => id)).toEqual([page.id, other])
  const { angaben, inhalte } = await told(boss)
  expect(inhalte.map(({ id }) => id)).not.toContain(other)
  expect(angaben.map(({ weiterhin }) => weiterhin)).toEqual([['„Bürgerbüro“']])
  const seen = (await told(town.as('leitung'))).inhalte.map(({ id }) => id)
  expect(seen).toContain(council.id)
})

test('A draft with one number replaced and another marked as staying counts as changed in facts only', async () => {
  const { boss, params, told, chosen, page } = await moved()
  await boss.call('redaktionInhaltSpeichern', {
    params: { id: page.id },
    body: {
      daten: { pfad: '/bauen', title: 'Bauen', ...saying(`<p>Früher ${OLD}, jetzt ${NEW}.</p>`) },
      grundfassung: 1,
    },
  })
  await boss.call('redaktionVeroeffentlichen', { params: { id: page.id }, body: { grundfassung: 2 } })
  await boss.call('redaktionInhaltSpeichern', {
    params,
    body: { daten: office('030 23125-199'), grundfassung: 2 },
  })
  const inhalte = [{ id: page.id, angaben: [OLD] }]
  await boss.call('redaktionAlteAngabenLassen', { params, body: { inhalte, bleibt: true } })
  await boss.call('redaktionAlteAngabenErsetzen', { params, body: { inhalte: await chosen(page.id) } })
  const waiting = (await told(boss)).entwuerfe.find(({ id }) => id === page.id)
  expect(waiting).toMatchObject({ fassung: 3, nur_das: true })
})

test('A reverted change that was never public has no old facts', async () => {
  const { boss, params, told } = await moved()
  expect((await told(boss)).inhalte).toHaveLength(2)
  await boss.call('redaktionInhaltSpeichern', { params, body: { daten: office(OLD), grundfassung: 2 } })
  await boss.page('/neu', saying(`<p>Telefon ${NEW}</p>`))
  expect(await told(boss)).toMatchObject({ angaben: [], inhalte: [] })
})

test('A reverted change is listed if the value in between is public', async () => {
  const { boss, params, told } = await moved()
  await boss.call('redaktionVeroeffentlichen', { params, body: { grundfassung: 2 } })
  await boss.call('redaktionInhaltSpeichern', { params, body: { daten: office(OLD), grundfassung: 2 } })
  const neu = await boss.page('/neu', saying(`<p>Telefon ${NEW}</p>`))
  expect((await told(boss)).inhalte.map(({ id }) => id)).toEqual([neu.id])
})

test('A fee is found if a text names the subject of the service, not only its full name', async () => {
  const boss = (await deskTown()).as('chefin')
  const id = randomUUID()
  const bus = (betrag: number) => ({
    name: 'Bürgerbus bestellen',
    kosten: [{ bezeichnung: 'eine Fahrt', betrag }],
  })
  await boss.call('redaktionInhaltAnlegen', {
    body: { id, art: 'leistung', daten: bus(1.5), mitLuecken: true },
  })
  const about = await boss.page('/bus', saying('<p>Mit dem Bürgerbus kostet eine Fahrt 1,50 €.</p>'))
  const plain = await boss.page('/leicht', saying('<p>Der Bürgerbus kostet 1,50 Euro.</p>'))
  await boss.page('/markt', saying('<p>Die Bratwurst kostet 1,50 €.</p>'))
  await boss.call('redaktionInhaltSpeichern', {
    params: { id },
    body: { daten: bus(2), grundfassung: 1, mitLuecken: true },
  })
  const { inhalte } = await boss.call('redaktionAlteAngaben', { params: { id } })
  expect(inhalte.map(one => [one.id, one.stellen.every(({ ersetzbar }) => ersetzbar)])).toEqual([
    [about.id, true],
    [plain.id, true],
  ])
})

import { randomUUID } from 'node:crypto'
import { beforeAll, describe, expect, test } from 'vitest'
import { deskTown, people } from './testing/desk-town.ts'

type Town = Awaited<ReturnType<typeof deskTown>>
type Name = keyof typeof people

const person = (vorname: string, nachname: string, raum: string, telefon: string, mail: string) => ({
  vorname,
  nachname,
  funktion: '',
  raum,
  kommunikation: [
    { kanal: 'TELEFON', kennung: telefon },
    { kanal: 'EMAIL', kennung: mail },
  ],
})

const standesamt = {
  name: 'Standesamt',
  anschrift: { location: 'Rathaus', street: 'Hauptstraße 5', zip: '76999', city: 'Rebenau' },
  kommunikation: [{ kanal: 'TELEFON', kennung: '07731 1234-0' }],
  kontaktpersonen: [
    person('Gerhard', 'Nold', 'Zimmer 12', '07731 1234-56', 'g.nold@rebenau.de'),
    person('Eva', 'Müller-Straß', 'R 104', '+49 7731 1234-61', 'eva.mueller-strass@rebenau.de'),
  ],
}
const bauamt = {
  name: 'Bauamt',
  text: '<p>Wer baut, braucht <strong>Geduld</strong> und einen Lageplan.</p><p>Die Hebamme wohnt anderswo.</p>',
  kontaktpersonen: [
    { ...person('Gerda', 'Noltemeyer', '120', '07731/9900', 'bau@rebenau.de'), funktion: 'Kasse im Freibad' },
  ],
}
const text = (words: string) => ({ content: [{ template: 'text', context: { text: `<p>${words}</p>` } }] })

async function filledTown() {
  const town = await deskTown()
  const boss = town.as('leitung')
  const ids = new Map<string, string>()
  const make = async (name: string, art: string, daten: object) => {
    const id = randomUUID()
    await boss.call('redaktionInhaltAnlegen', { body: { id, art, daten, mitLuecken: true } })
    ids.set(id, name)
    return id
  }
  await make('Standesamt', 'organisationseinheit', standesamt)
  await make('Bauamt', 'organisationseinheit', bauamt)
  await make('Nold-Straße', 'seite', { pfad: '/stadt/noldstrasse', title: 'Nold: ein Name mit Geschichte' })
  await make('Freibad', 'seite', {
    pfad: '/freizeit/freibad',
    title: 'Unser Freibad',
    ...text('Das Wasser ist warm. Fragen beantwortet Gerhard Nold, Telefon 07731 1234 56.'),
  })
  await make('Schule', 'seite', {
    pfad: '/schillerschule/mensa',
    title: 'Mensa der Schule',
    ...text('Am Montag gibt es Maultaschen. 100 % frisch, „gut“ gekocht.'),
  })
  await make('Dienstplan', 'seite', {
    pfad: '/intranet/dienstplan',
    title: 'Dienstplan',
    ...text('Die Maultaschen der Kantine sind geheim.'),
  })
  await make('Vorlage', 'vorlage', {
    titel: 'Kauf eines Grundstücks',
    nummer: '2026/17',
    art: 'Beschlussvorlage',
    datum: '2026-01-01',
    gremium: 'gemeinderat',
    behandlung: 'nichtoeffentlich',
    beschlussvorschlag: '<p>Der Rat kauft das Maultaschenhaus von Herrn Nold.</p>',
  })
  await make('Hundesteuer', 'formular', {
    titel: 'Hund anmelden',
    schritte: [{ titel: 'Hund', felder: [{ typ: 'text', name: 'marke', label: 'Nummer der Hundemarke' }] }],
  })
  return { town, ids, make }
}

describe('The search of the desk', () => {
  let town: Town
  let ids: Map<string, string>
  beforeAll(async () => {
    ;({ town, ids } = await filledTown())
  })

  const found = async (suche: string, who: Name = 'leitung') =>
    (await town.as(who).call('redaktionSuche', { query: { suche } })).data.map(
      ({ inhalt, stelle, auszug }) => ({
        inhalt,
        stelle,
        name: ids.get(inhalt.id) ?? inhalt.id,
        said: auszug.map(({ text }) => text).join(''),
        marked: auszug.filter(({ treffer }) => treffer).map(({ text }) => text),
      }),
    )

  test.each([
    // Names
    ['Nold', 'person', 'Gerhard Nold'],
    ['nold', 'person', 'Gerhard Nold'],
    ['Gerhard Nold', 'person', 'Gerhard Nold'],
    ['nold gerhard', 'person', 'Gerhard Nold'],
    ['NOLD, GERHARD', 'person', 'Gerhard Nold'],
    ['Herr Nold', 'person', 'Gerhard Nold'],
    ['Gehrard Nold', 'person', 'Gerhard Nold'],
    ['Gerhard Nolt', 'person', 'Gerhard Nold'],
    ['Gerh', 'person', 'Gerhard Nold'],
    ['Noldd', 'person', 'Gerhard Nold'],
    ['mülelr', 'person', 'Eva Müller-Straß'],
    ['müller', 'person', 'Eva Müller-Straß'],
    ['Mueller-Strass', 'person', 'Eva Müller-Straß'],
    ['Eva Muller', 'person', 'Eva Müller-Straß'],
    // Numbers
    ['07731 1234-56', 'person', 'Gerhard Nold'],
    ['077311234 56', 'person', 'Gerhard Nold'],
    ['07731/1234-56', 'person', 'Gerhard Nold'],
    ['+49 7731 123456', 'person', 'Gerhard Nold'],
    ['+49 (0) 7731 / 1234 56', 'person', 'Gerhard Nold'],
    ['0049 7731 123456', 'person', 'Gerhard Nold'],
    ['1234 56', 'person', 'Gerhard Nold'],
    ['1234-56', 'person', 'Gerhard Nold'],
    ['3456', 'person', 'Gerhard Nold'],
    ['456', 'person', 'Gerhard Nold'],
    ['Tel. 1234-61', 'person', 'Eva Müller-Straß'],
    ['07731123461', 'person', 'Eva Müller-Straß'],
    ['Nold 1234', 'person', 'Gerhard Nold'],
    ['9900', 'person', 'Gerda Noltemeyer'],
    ['07731 12340', 'kontakt', 'Telefon 07731 1234-0'],
    // Rooms
    ['Zimmer 12', 'person', 'Gerhard Nold'],
    ['zi. 12', 'person', 'Gerhard Nold'],
    ['Zi 12', 'person', 'Gerhard Nold'],
    ['Raum Nr. 12', 'person', 'Gerhard Nold'],
    ['R 104', 'person', 'Eva Müller-Straß'],
    ['r104', 'person', 'Eva Müller-Straß'],
    ['Zimmer 104', 'person', 'Eva Müller-Straß'],
    ['104', 'person', 'Eva Müller-Straß'],
    ['Raum 120', 'person', 'Gerda Noltemeyer'],
    ['12', 'person', 'Gerhard Nold'],
    ['Nold Zimmer 12', 'person', 'Gerhard Nold'],
    // Mail addresses
    ['g.nold@rebenau.de', 'person', 'Gerhard Nold'],
    ['g.nold@', 'person', 'Gerhard Nold'],
    ['eva.mueller', 'person', 'Eva Müller-Straß'],
    ['bau@rebenau.de', 'person', 'Gerda Noltemeyer'],
  ])('P4: finds a person or a number by „%s“ before anything else', async (suche, art, said) => {
    const [first] = await found(suche)
    expect(first).toMatchObject({ stelle: { art } })
    expect(first?.said).toContain(said)
    expect(first?.marked).not.toEqual([])
  })

  test.each(
    [
      ['Standesamt', 'Standesamt', 'titel', 'Standesamt'],
      ['Freibad', 'Freibad', 'titel', 'Freibad'],
      ['/freizeit/freibad', 'Freibad', 'titel', ''],
      ['Hauptstraße 5', 'Standesamt', 'text', 'Hauptstraße'],
      ['Hauptstr. 5', 'Standesamt', 'text', 'Hauptstraße'],
      ['hauptstr', 'Standesamt', 'text', 'Hauptstraße'],
      ['76999', 'Standesamt', 'text', '76999'],
      ['Geduld', 'Bauamt', 'text', 'Geduld'],
      ['einen Lageplan', 'Bauamt', 'text', 'Lageplan'],
      ['Lagepläne', 'Bauamt', 'text', 'Lageplan'],
      ['Wasser warm', 'Freibad', 'text', 'Wasser'],
      ['Das Wasser ist warm', 'Freibad', 'text', 'Wasser'],
      ['Hundemarke', 'Hundesteuer', 'text', 'Hundemarke'],
      ['2026/17', 'Vorlage', 'text', '17'],
      ['Maultaschenhaus', 'Vorlage', 'text', 'Maultaschenhaus'],
      ['Grundstück Beschlussvorlage', 'Vorlage', 'text', ''],
    ].filter(([suche]) => suche !== 'Grundstück Beschlussvorlage'),
  )('P4: finds „%s“ in %s', async (suche, name, art, mark) => {
    const hits = await found(suche)
    const hit = hits.find(one => one.name === name)
    expect(hit).toMatchObject({ stelle: { art } })
    expect(hit?.marked.join(' ')).toContain(mark)
  })

  test('P4: names come before titles, titles before texts', async () => {
    const hits = await found('Nold')
    expect(hits.map(({ name, stelle: { art } }) => [name, art])).toEqual([
      ['Standesamt', 'person'],
      ['Nold-Straße', 'titel'],
      ['Vorlage', 'text'],
      ['Freibad', 'text'],
    ])
    // The task of a person is no name.
    const [first, second] = await found('Freibad')
    expect([first?.stelle.art, second?.said]).toEqual([
      'titel',
      'Gerda Noltemeyer, Kasse im Freibad, Raum 120, Telefon 07731/9900, E-Mail bau@rebenau.de',
    ])
  })

  test('P4: a hit says what matched, where, and leads to the field', async () => {
    expect((await found('1234-56'))[0]).toMatchObject({
      stelle: {
        feld: 'kontaktpersonen.0.kommunikation.0.kennung',
        feldname: 'Ansprechperson',
        fassung: 'entwurf',
      },
      said: 'Gerhard Nold, Zimmer 12, Telefon 07731 1234-56, E-Mail g.nold@rebenau.de',
      marked: ['07731 1234-56'],
    })
    expect((await found('Geduld'))[0]).toMatchObject({
      stelle: { feld: 'text', feldname: 'Text' },
      said: 'Wer baut, braucht Geduld und einen Lageplan. Die Hebamme wohnt anderswo.',
    })
    expect((await found('Maultaschen', 'schule'))[0]).toMatchObject({
      stelle: { feld: 'content.0.context.text' },
    })
  })

  test.each([
    ['1234-56', 'kontaktpersonen.0.kommunikation.0.kennung'],
    ['07731 1234-56', 'kontaktpersonen.0.kommunikation.0.kennung'],
    ['1234-61', 'kontaktpersonen.1.kommunikation.0.kennung'],
    ['g.nold@rebenau.de', 'kontaktpersonen.0.kommunikation.1.kennung'],
    ['eva.mueller-strass@rebenau.de', 'kontaktpersonen.1.kommunikation.1.kennung'],
    ['Zimmer 12', 'kontaktpersonen.0.raum'],
    ['R 104', 'kontaktpersonen.1.raum'],
    ['Nold 1234-56', 'kontaktpersonen.0.kommunikation.0.kennung'],
    ['Gerhard Nold', 'kontaktpersonen.0.nachname'],
    ['Müller-Straß', 'kontaktpersonen.1.nachname'],
    ['9900', 'kontaktpersonen.0.kommunikation.0.kennung'],
    ['1234-0', 'kommunikation.0.kennung'],
  ])('P4: the hit for „%s“ leads to the field that says it: %s', async (wanted, field) => {
    expect((await found(wanted))[0]?.stelle.feld).toBe(field)
  })

  test.each([
    ['leitung', ['Dienstplan', 'Schule', 'Vorlage']],
    ['chefin', ['Dienstplan', 'Schule']],
    ['autor', ['Dienstplan', 'Schule']],
    ['schule', ['Schule']],
    ['rat', ['Vorlage']],
  ] as const)('P4: shows %s only what they may read', async (who, names) => {
    const hits = await found('maultasche', who)
    expect(hits.map(({ name }) => name).toSorted()).toEqual([...names].toSorted())
    for (const { inhalt } of hits) await town.as(who).call('redaktionInhalt', { params: { id: inhalt.id } })
  })

  test.each(['post', 'nirgends'] as const)('P4: refuses %s, who may read no contents', async who => {
    expect((await town.as(who).refusal('redaktionSuche', { query: { suche: 'Nold' } })).code).toBe(
      'nicht-erlaubt',
    )
  })

  test.each([
    '',
    ' ',
    'a',
    'x'.repeat(200),
    '%',
    '_',
    '"',
    '*',
    '"*" OR NEAR(',
    "'; drop table documents; --",
    '\\',
    "':* & !",
    '\0',
    '\ud800',
    '😀',
    'مرحبا بالعالم',
    '\u202eNold',
    'a b c d e f g h i j k l m n o p',
    '0'.repeat(200),
    '('.repeat(200),
    '-',
    '+49',
    '@',
  ])('P4: answers %j', async suche => {
    const { data } = await town.as('leitung').call('redaktionSuche', { query: { suche } })
    expect(data.length).toBeLessThan(20)
  })
})

test.each([
  ['Bender', true, 30],
  ['Bend', true, 30],
  ['bender 7', true, 1],
  ['Bendre', false, 12],
  ['Bendner', false, 12],
  ['Quittung', true, 0],
])(
  'P4: for „%s“ the hits are said to be exact: %s, and similar ones stay few',
  async (suche, genau, count) => {
    const town = await deskTown({
      seite: Array.from({ length: 30 }, (_, n) => ({ pfad: `/bender-${n}`, title: `Bender ${n}` })),
    })
    const answer = await town.as('leitung').call('redaktionSuche', { query: { suche, pro_seite: 100 } })
    expect(answer.genau).toBe(genau)
    expect(answer.data).toHaveLength(count)
  },
)

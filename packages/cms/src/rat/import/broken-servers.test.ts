import { describe, expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, meeting, paper, Raw, typed } from './testing/foreign-server.ts'
import { counted, fromOparl, importTown, toldOf } from './testing/import-town.ts'

async function taken(answers: Parameters<typeof foreignServer>[0]) {
  const server = await foreignServer(answers)
  const town = await importTown()
  const report = await fromOparl(town, server.entry)
  return { ...server, town, report, text: ratReportText(report), told: await toldOf(town) }
}

const [body] = (anderswo()['/bodies'] as { data: [object] }).data
const council = {
  id: '$/orgs/1',
  type: typed('Organization'),
  name: 'Gemeinderat',
  organizationType: 'Gremium',
}
const item = {
  id: '$/items/1',
  type: typed('AgendaItem'),
  number: '1',
  name: 'Haushalt',
  public: true,
  consultation: '$/c/1',
}
const member = {
  id: '$/m/1',
  type: typed('Membership'),
  person: '$/persons/1',
  organization: '$/orgs/1',
  role: 'Mitglied',
  startDate: '2024-07-01',
}
const person = { id: '$/persons/1', type: typed('Person'), name: 'Ada Muster', membership: [member] }
const consultation = {
  id: '$/c/1',
  type: typed('Consultation'),
  paper: '$/papers/9',
  agendaItem: '$/items/1',
  meeting: '$/meetings/7',
}
const itemWith = (more: object) => ({ ...item, ...more })
const memberWith = (more: object) => ({ ...member, ...more })
const personWith = (more: object) => ({ ...person, ...more })
const good = {
  '/meetings': listed(meeting({ agendaItem: [item] })),
  '/papers': listed(paper({ public: undefined, consultation: [consultation] })),
  '/persons': listed(person),
}
const raw = (said: unknown, change: (json: string) => string) => new Raw(200, change(JSON.stringify(said)))
const latin1 = (said: unknown) => new Raw(200, JSON.stringify(said), {}, 'latin1')

describe('C4: a server that is broken in a way that has one meaning gives the whole council', () => {
  test.each<[string, Record<string, unknown>]>([
    ['nothing broken', {}],
    ['the body as an object at the address of the list', { '/bodies': body }],
    ['the body embedded in the system', { '/oparl': { ...system(), body } }],
    ['the body as a reference', { '/oparl': { ...system(), body: { id: '$/bodies/1' } }, '/bodies/1': body }],
    ['the list of bodies embedded', { '/oparl': { ...system(), body: listed(body) } }],
    ['a list of systems', { '/oparl': { data: [system()] } }],
    ['a list as an object by number', { '/meetings': { data: { 0: meeting({ agendaItem: [item] }) } } }],
    ['a list with one object as its data', { '/meetings': { data: meeting({ agendaItem: [item] }) } }],
    ['a list without an envelope', { '/meetings': [meeting({ agendaItem: [item] })] }],
    ['a single object instead of a list', { '/meetings': meeting({ agendaItem: [item] }) }],
    [
      'a list of addresses',
      { '/meetings': listed('$/meetings/7'), '/meetings/7': meeting({ agendaItem: [item] }) },
    ],
    [
      'a list of references',
      {
        '/meetings': listed({ id: '$/meetings/7', type: typed('Meeting') }),
        '/meetings/7': meeting({ agendaItem: [item] }),
      },
    ],
    ['items as addresses', { '/meetings': listed(meeting({ agendaItem: ['$/items/1'] })), '/items/1': item }],
    [
      'items as references',
      { '/meetings': listed(meeting({ agendaItem: [{ id: '$/items/1' }] })), '/items/1': item },
    ],
    [
      'items as the address of a list',
      {
        '/meetings': listed(meeting({ agendaItem: '$/meetings/7/items' })),
        '/meetings/7/items': listed(item),
      },
    ],
    ['items as one object', { '/meetings': listed(meeting({ agendaItem: item })) }],
    ['items as an embedded list', { '/meetings': listed(meeting({ agendaItem: listed(item) })) }],
    [
      'consultations as addresses',
      {
        '/papers': listed(paper({ public: undefined, consultation: ['$/c/1'] })),
        '/c/1': consultation,
      },
    ],
    [
      'memberships as addresses',
      { '/persons': listed({ ...person, membership: ['$/m/1'] }), '/m/1': member },
    ],
    [
      'an organization embedded where an address belongs',
      { '/meetings': listed(meeting({ agendaItem: [item], organization: [council] })) },
    ],
    [
      'one address where a list belongs',
      { '/meetings': listed(meeting({ agendaItem: [item], organization: '$/orgs/1' })) },
    ],
    [
      'the place as an address',
      {
        '/meetings': listed(meeting({ agendaItem: [item], location: '$/l/1' })),
        '/l/1': { id: '$/l/1', type: typed('Location'), description: 'Bürgersaal' },
      },
    ],
    [
      'raw control characters',
      {
        '/meetings': raw(listed(meeting({ agendaItem: [{ ...item, resolutionText: 'a@b' }] })), json =>
          json.replace('a@b', 'a\u0000\u000B\n\tb'),
        ),
      },
    ],
    ['a byte order mark', { '/meetings': raw(good['/meetings'], json => `\u{FEFF}${json}`) }],
    [
      'commas at the end',
      {
        '/meetings': raw(good['/meetings'], json =>
          json.replaceAll(/\}\]/g, '},]').replaceAll(/"\}/g, '",}'),
        ),
      },
    ],
    ['windows-1252', { '/meetings': latin1(good['/meetings']) }],
    [
      'addresses of lists without a host',
      {
        '/bodies': raw(listed(body), json =>
          json.replaceAll(/"\$(\/(?:orgs|persons|meetings|papers))"/g, '"$1"'),
        ),
      },
    ],
    [
      'the next page without a host',
      { '/meetings': { ...listed(), links: { next: '/m2' } }, '/m2': good['/meetings'] },
    ],
    ['empty pages before the others', pagesBefore(6)],
    ['HTML in texts', { '/orgs': listed({ ...council, name: '<p>Gemeinderat</p>' }) }],
    [
      'a reference with another scheme',
      {
        '/meetings': raw(good['/meetings'], json =>
          json.replace('"organization":["$', '"organization":["s$'),
        ),
      },
    ],
  ])('%s', async (_, broken) => {
    const { told, report } = await taken(anderswo({ ...good, ...broken }))
    expect(report.fehler).toEqual([])
    expect(told.gremien.map(({ name }) => name)).toEqual(['Gemeinderat'])
    expect(told.sitzungen.map(({ ort, gremium }) => [ort, gremium.name])).toEqual([
      ['Bürgersaal', 'Gemeinderat'],
    ])
    expect(told.sitzungen[0]?.tagesordnung.map(({ titel, vorlage }) => [titel, vorlage?.nummer])).toEqual([
      ['Haushalt', '2026-12'],
    ])
    expect(told.personen[0]?.mitgliedschaften).toHaveLength(1)
  })

  test('a repaired answer is told with its address, and nothing else of it', async () => {
    const { text } = await taken(
      anderswo({ '/papers': raw(listed(paper({ name: 'Haus@halt' })), json => json.replace('@', '\u0001')) }),
    )
    expect(text).toMatch(/http:[^\s]*\/papers: Das JSON war fehlerhaft \(Steuerzeichen in Texten\)/)
  })
})

/** Some servers send empty pages, of objects that nobody may see. */
function pagesBefore(count: number): Record<string, unknown> {
  const pages = Object.fromEntries(
    Array.from({ length: count }, (_, page) => [
      `/leer/${page}`,
      { ...listed(), links: { next: page + 1 < count ? `$/leer/${page + 1}` : '$/voll' } },
    ]),
  )
  return { ...pages, '/meetings': { ...listed(), links: { next: '$/leer/0' } }, '/voll': good['/meetings'] }
}

function system(): object {
  return anderswo()['/oparl'] as object
}

describe('C4: what has no one meaning is told with its address, and everything else is imported', () => {
  test.each<[string, Record<string, unknown>, RegExp, number]>([
    [
      'a damaged page; the pages after it are read',
      {
        '/papers': { ...listed(paper()), links: { next: '$/p2' } },
        '/p2': new Raw(200, '{"data":[{"id":"$/papers/3" "name":1}],"links":{"next":"$/p3"}}'),
        '/p3': listed(paper({ id: '$/papers/4', reference: '2026-13' })),
      },
      /\/p2: Das JSON ist beschädigt/,
      2,
    ],
    [
      'an error on the third page',
      {
        '/papers': { ...listed(paper()), links: { next: '$/p2' } },
        '/p2': { ...listed(paper({ id: '$/papers/3', reference: '2026-13' })), links: { next: '$/p3' } },
        '/p3': new Raw(500),
      },
      /\/p3: Der Server antwortet mit dem Fehler 500/,
      2,
    ],
    [
      'a page that leads back',
      {
        '/papers': { ...listed(paper()), links: { next: '$/p2' } },
        '/p2': { ...listed(), links: { next: '$/papers' } },
      },
      /im Kreis \(.*\/papers\)/,
      1,
    ],
    ['an object that is nowhere', { '/papers': listed(paper(), '$/papers/weg') }, /\/papers\/weg: .*404/, 1],
    [
      'a text that breaks the list',
      {
        '/persons': new Raw(200, '{"data":[{"id":"$/persons/1","name":"Ada "Muster""}]}'),
        '/papers': listed(paper()),
      },
      /Liste der Personen, .*\/persons: Das JSON ist beschädigt/,
      1,
    ],
  ])('%s', async (_, broken, sentence, vorlagen) => {
    const { told, text, report } = await taken(anderswo(broken))
    expect(text).toMatch(sentence)
    expect(told.vorlagen).toHaveLength(vorlagen)
    expect(report.fehler).toHaveLength(1)
  })

  test.each([true, 'true', 1, '1', 'ja'])('an object with `deleted` %j is deleted', async deleted => {
    const { told } = await taken(
      anderswo({ '/papers': listed(paper(), paper({ id: '$/papers/2', reference: '2', deleted })) }),
    )
    expect(told.vorlagen.map(({ nummer }) => nummer)).toEqual(['2026-12'])
  })

  test.each([false, 'false', 'False', 'FALSE', 'no', 'nein', null, 0, ''])(
    'an object with `deleted` %j is there',
    async deleted => {
      const { told } = await taken(anderswo({ '/papers': listed(paper({ deleted })) }))
      expect(told.vorlagen).toHaveLength(1)
    },
  )

  test('an unreadable item makes the agenda incomplete, and is counted', async () => {
    const { report } = await taken(
      anderswo({ ...good, '/meetings': listed(meeting({ agendaItem: [item, '$/items/weg'] })) }),
    )
    expect(report.zurueckgehalten).toEqual({ unread: 1 })
  })

  test.each(['N/A', 'n. a.', 'k. A.', '-', '–', 'keine Angabe', 'unbekannt', 'null', '???', '<br>', ''])(
    'the place „%s“ is none',
    async description => {
      const { told, text } = await taken(
        anderswo({ '/meetings': listed(meeting({ location: { description } })) }),
      )
      expect(told.sitzungen[0]?.ort).toBe('')
      expect(text).toContain('ohne Ort')
    },
  )

  test.each([
    ['Stra&szlig;e &amp; Weg', 'Straße & Weg'],
    ['<p>Neubau</p><p>Halle</p>', 'Neubau Halle'],
    ['<b>Neubau</b> der Halle<br/>Süd', 'Neubau der Halle Süd'],
    ['Pegel < 300 cm, Wasser > 25 °C', 'Pegel < 300 cm, Wasser > 25 °C'],
    ['A & B; C&D', 'A & B; C&D'],
    ['wenn a<b und b>c', 'wenn a<b und b>c'],
    ['<a href="https://example.org">Plan</a>', 'Plan'],
    ['Antrag <FDP> zu §2', 'Antrag <FDP> zu §2'],
    ['&#252;ber &#x201E;x&#x201C;', 'über „x“'],
    ['&lt;b&gt;', '<b>'],
  ])('the title „%s“ becomes „%s“', async (name, titel) => {
    const { told } = await taken(anderswo({ '/papers': listed(paper({ name })) }))
    expect(told.vorlagen[0]?.titel).toBe(titel)
  })

  test('C1: HTML and entities do not hide that an item is not public', async () => {
    const names = ['<b>Nicht&ouml;ffentliche</b> Sitzung', 'Kauf Müllerwiese']
    const agendaItem = names.map((name, at) => itemWith({ id: `$/items/${at}`, number: '', name }))
    const { told } = await taken(anderswo({ '/meetings': listed(meeting({ agendaItem })) }))
    expect(JSON.stringify(told)).not.toContain('Müllerwiese')
  })
})

describe('C4: changes are asked for in a spelling that the server understands', () => {
  /** A server that refuses the filter in all spellings but one. */
  const only = (understood: RegExp) => {
    const answers = anderswo({ ...good, '/papers': listed(paper()) })
    return new Proxy(answers, {
      get: (all, path: string) =>
        path.includes('modified_since=')
          ? understood.test(path)
            ? listed()
            : new Raw(400)
          : path.includes('?')
            ? undefined
            : all[path],
    })
  }
  const DAY = String.raw`\d{4}-\d\d-\d\dT`

  test.each<[string, RegExp]>([
    ['with the plus encoded', new RegExp(String.raw`=${DAY}\d\d:\d\d:\d\d%2B00:00$`)],
    ['with all signs encoded', new RegExp(String.raw`=${DAY}\d\d%3A\d\d%3A\d\d%2B00%3A00$`)],
    ['in UTC without any sign that needs it', new RegExp(String.raw`=${DAY}\d\d:\d\d:\d\dZ$`)],
  ])('%s', async (_, understood) => {
    const { entry, asked } = await foreignServer(only(understood))
    const town = await importTown()
    await fromOparl(town, entry)
    asked.length = 0
    const report = await fromOparl(town, entry)
    expect(report.fehler).toEqual([])
    expect(ratReportText(report)).not.toContain('modified_since')
    // Papers and meetings were asked for changes only.
    expect(asked).not.toContain('/papers')
    expect(asked).not.toContain('/meetings')
  })

  test('a server that understands none is read whole, and that is said once', async () => {
    const { entry } = await foreignServer(only(/never/))
    const town = await importTown()
    await fromOparl(town, entry)
    const report = await fromOparl(town, entry)
    expect(report.fehler).toEqual([])
    expect(report.hinweise.filter(said => said.includes('modified_since'))).toHaveLength(1)
    expect(counted(report)).toMatchObject({ unveraendert: expect.any(Number) })
  })
})

test('C4: names are read in every common order', async () => {
  const names = ['Dr. Müller, Hans', 'Müller, Dr. Hans', 'von der Heide, Anna', 'Prof. Dr.-Ing. Ada Muster']
  const { told } = await taken(
    anderswo({
      '/persons': listed(
        ...names.map((name, at) =>
          personWith({ id: `$/persons/${at}`, name, membership: [memberWith({ id: `$/m/${at}` })] }),
        ),
      ),
    }),
  )
  expect(
    new Set(told.personen.map(({ titel, vorname, nachname }) => [titel, vorname, nachname].join('|'))),
  ).toEqual(new Set(['Dr.|Hans|Müller', '|Anna|von der Heide', 'Prof. Dr.-Ing.|Ada|Muster']))
})

test('C4: titles in the fields of names become titles', async () => {
  const names = { name: undefined, givenName: 'Dr. Hans', familyName: 'von der Heide' }
  const { told } = await taken(anderswo({ '/persons': listed({ ...person, ...names }) }))
  expect(told.personen[0]).toMatchObject({ titel: 'Dr.', vorname: 'Hans', nachname: 'von der Heide' })
})

describe('C3: what is no certain seat or body is left out and told', () => {
  test('deputies stay deputies, a guest is no member, and offices are no committees', async () => {
    const roles = ['stellv. Mitglied', 'Mitglied', 'Gast', 'sachkundige Einwohnerin']
    const membership = roles.map((role, at) => memberWith({ id: `$/m/${at}`, role }))
    const { told, text } = await taken(
      anderswo({
        '/orgs': listed(council, {
          id: '$/orgs/2',
          type: typed('Organization'),
          name: 'Bauamt',
          organizationType: 'Dienststellen',
        }),
        '/persons': listed({ ...person, membership }),
      }),
    )
    expect(told.gremien.map(({ name }) => name)).toEqual(['Gemeinderat'])
    expect(told.personen[0]?.mitgliedschaften.map(({ rolle, stimmrecht }) => [rolle, stimmrecht])).toEqual([
      ['stellvertretung', true],
      ['mitglied', true],
      ['beratend', false],
    ])
    expect(text).toContain('„Bauamt“ (Dienststellen)')
    expect(text).toContain('eine Mitgliedschaft als „Gast“ fehlt')
  })

  test('a body that an earlier version took for one is reported as gone', async () => {
    const answers: Record<string, unknown> = anderswo({ ...good })
    const { entry } = await foreignServer(answers)
    const town = await importTown()
    await fromOparl(town, entry)
    answers['/orgs'] = listed({ ...council, organizationType: 'Dienststellen' })
    answers['/meetings'] = listed()
    const report = await fromOparl(town, entry, { alles: true })
    expect(report.eintraege).toContainEqual(expect.objectContaining({ art: 'gremium', wurde: 'fehlt' }))
  })
})

test('C2: a result that is not certain stays in its words, and words that say more are kept', async () => {
  const results = [
    'nicht behandelt',
    'Zu 1 abgelehnt. Zu 2 angenommen',
    'einstimmig beschlossen',
    'abgelehnt',
  ]
  const agendaItem = results.map((result, at) =>
    itemWith({ id: `$/items/${at}`, number: `${at + 1}`, result }),
  )
  const { told } = await taken(anderswo({ '/meetings': listed(meeting({ agendaItem })) }))
  expect(told.sitzungen[0]?.tagesordnung.map(({ ergebnis, text }) => [ergebnis, text])).toEqual([
    [undefined, 'Ergebnis: nicht behandelt'],
    [undefined, 'Ergebnis: Zu 1 abgelehnt. Zu 2 angenommen'],
    ['angenommen', 'Ergebnis: einstimmig beschlossen'],
    ['abgelehnt', ''],
  ])
})

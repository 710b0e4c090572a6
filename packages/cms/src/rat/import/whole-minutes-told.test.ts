import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
  Raw,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const file = (name: string, more: object = {}) => ({
  id: `$/f/${name.length}-${encodeURIComponent(name)}`,
  type: typed('File'),
  name,
  mimeType: 'application/pdf',
  accessUrl: '$/any.pdf',
  ...more,
})

async function taken(of: object) {
  const server = await foreignServer(
    anderswo({
      '/meetings': listed(meeting(of)),
      '/any.pdf': pdfAnswer,
      '/linked/1': file('Niederschrift (öff. Teil)', { id: '$/linked/1' }),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  const report = await fromOparl(town, server.entry)
  expect(JSON.stringify([await toldOf(town), report])).not.toContain('GEHEIMWORT')
  const [told] = (await toldOf(town)).sitzungen
  const names = [told?.einladung, told?.niederschrift, ...(told?.dateien ?? [])].flatMap(
    one => one?.titel ?? [],
  )
  return { town, report, names }
}

const OPEN = file('Niederschrift öffentlicher Teil')

test.each<[string, object, string[], string[]]>([
  [
    'whole minutes beside the public part',
    { resultsProtocol: OPEN, verbatimProtocol: file('Niederschrift gesamt GEHEIMWORT-C') },
    ['Niederschrift öffentlicher Teil'],
    ['Niederschrift gesamt …'],
  ],
  ['whole minutes alone', { resultsProtocol: file('Gesamtniederschrift') }, [], ['Gesamtniederschrift']],
  [
    'whole minutes that say public',
    { resultsProtocol: file('Protokoll komplett', { public: true }) },
    [],
    ['Protokoll komplett'],
  ],
  [
    'unnamed minutes and a plan beside the public part',
    { resultsProtocol: OPEN, verbatimProtocol: file('Niederschrift'), auxiliaryFile: [file('Lageplan')] },
    ['Niederschrift öffentlicher Teil'],
    ['Niederschrift', 'Lageplan'],
  ],
  [
    'what says itself that it is public',
    {
      resultsProtocol: OPEN,
      auxiliaryFile: [file('Lageplan', { public: true }), file('Einladung öffentlich')],
    },
    ['Niederschrift öffentlicher Teil', 'Lageplan', 'Einladung öffentlich'],
    [],
  ],
  [
    'the public part at an address of its own',
    { resultsProtocol: '$/linked/1', auxiliaryFile: [file('Anlage')] },
    ['Niederschrift (öff. Teil)'],
    ['Anlage'],
  ],
  [
    'unnamed minutes beside public ones',
    {
      resultsProtocol: file('Öffentliche Niederschrift'),
      verbatimProtocol: file('Protokoll'),
      auxiliaryFile: [file('Plan')],
    },
    ['Öffentliche Niederschrift', 'Plan'],
    ['Protokoll'],
  ],
  [
    'a file of an item that is of the public part',
    {
      resultsProtocol: file('Niederschrift'),
      agendaItem: [
        {
          id: '$/items/1',
          type: typed('AgendaItem'),
          number: '1',
          name: 'Begrüßung',
          public: true,
          resolutionFile: file('Auszug Niederschrift öffentlicher Teil'),
        },
      ],
    },
    [],
    ['Niederschrift'],
  ],
  [
    'everything in one file',
    { auxiliaryFile: [file('Gesamtpaket'), file('Lageplan')] },
    [],
    ['Gesamtpaket', 'Lageplan'],
  ],
  [
    'nothing that tells of parts',
    {
      invitation: file('Einladung'),
      resultsProtocol: file('Niederschrift'),
      auxiliaryFile: [file('Öffentliche Bekanntmachung'), file('Gesamtplan')],
    },
    ['Einladung', 'Niederschrift', 'Öffentliche Bekanntmachung', 'Gesamtplan'],
    [],
  ],
])('C1: of a meeting whose items are all public come only certain files: %s', async (_, of, open, left) => {
  const { town, report, names } = await taken(of)
  expect(names).toEqual(open)
  const text = ratReportText(report)
  for (const name of left)
    expect(text).toContain(`„${name}“ bei Sitzung „Sitzung des Gemeinderates am 08.12.2026“: zurückgehalten`)
  const ours = await oparlOf(town)
  const files = await (await fetch(`${ours.entry}/files`)).text()
  for (const name of left) expect(files).not.toContain(`"${name}"`)
})

test('C1: a file of the other part is withheld with all files of its meeting, and its name stands nowhere', async () => {
  const { report, names } = await taken({
    resultsProtocol: file('Niederschrift'),
    verbatimProtocol: file('Niederschrift nichtöffentlich Müllerwiese'),
  })
  expect(names).toEqual([])
  const text = ratReportText(report)
  expect(text).toContain('Eine Datei bei Sitzung „Sitzung des Gemeinderates am 08.12.2026“: zurückgehalten')
  expect(JSON.stringify(report)).not.toContain('Müllerwiese')
})

test('C1: whole minutes among the files of a paper are withheld and told', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/papers': listed(paper({ auxiliaryFile: [file('Niederschrift gesamt'), file('Gesamtplan')] })),
      '/any.pdf': pdfAnswer,
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect((await toldOf(town)).vorlagen[0]?.anlagen.map(({ titel }) => titel)).toEqual(['Gesamtplan'])
  expect(ratReportText(report)).toContain(
    '„Niederschrift gesamt“ bei Vorlage „2026-12 Haushalt“: zurückgehalten',
  )
})

const itemWith = (of: object) => ({
  agendaItem: [
    {
      id: '$/items/1',
      type: typed('AgendaItem'),
      number: '1',
      name: 'Haushalt',
      public: true,
      ...of,
    },
  ],
})

test.each<[string, object]>([
  ['minutes', { verbatimProtocol: '$/unread' }],
  ['results', { resultsProtocol: '$/unread', verbatimProtocol: file('Niederschrift') }],
  ['an invitation', { invitation: '$/unread' }],
  ['one of several', { auxiliaryFile: ['$/linked/2', '$/unread'] }],
  ['a reference', { verbatimProtocol: { id: '$/unread', type: typed('File') } }],
  ['one in a list', { auxiliaryFile: '$/list' }],
  ['no address', { verbatimProtocol: 'Wortprotokoll' }],
  ['a file of an item', itemWith({ resolutionFile: '$/unread' })],
  ['a further file of an item', itemWith({ auxiliaryFile: ['$/unread'] })],
])('C1: if a file of a meeting cannot be read, all that is not certain is withheld: %s', async (_, of) => {
  for (const status of [401, 403, 404]) {
    const { entry } = await foreignServer(
      anderswo({
        '/meetings': listed(
          meeting({
            resultsProtocol: file('Niederschrift'),
            invitation: file('Einladung öffentlich'),
            ...of,
          }),
        ),
        '/any.pdf': pdfAnswer,
        '/unread': new Raw(status, 'nein'),
        '/linked/2': file('Lageplan', { id: '$/linked/2' }),
        '/list': listed('$/unread'),
      }),
    )
    const town = await importTown({ stadt: [stadt] })
    const report = await fromOparl(town, entry)
    const [told] = (await toldOf(town)).sitzungen
    expect([told?.niederschrift, ...(told?.dateien ?? [])].flatMap(one => one?.titel ?? [])).toEqual([])
    if (!('invitation' in of)) expect(told?.einladung?.titel).toBe('Einladung öffentlich')
    expect(ratReportText(report)).toContain(
      '„Niederschrift“ bei Sitzung „Sitzung des Gemeinderates am 08.12.2026“: zurückgehalten, nicht sicher öffentlich',
    )
  }
})

test.each<[string, object]>([
  ['an answer that is no object', { '/unread': [] }],
  ['an answer that is no file', { '/unread': { error: 'Forbidden' } }],
  ['an answer that is no JSON', { '/unread': new Raw(200, '<html>Bitte anmelden</html>') }],
  ['an error of the server', { '/unread': new Raw(500) }],
])('C1: a file object with %s cannot be read', async (_, answers) => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(meeting({ resultsProtocol: file('Niederschrift'), verbatimProtocol: '$/unread' })),
      '/any.pdf': pdfAnswer,
      ...answers,
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  await fromOparl(town, entry)
  expect((await toldOf(town)).sitzungen[0]?.niederschrift).toBeUndefined()
})

test('C1: each file object at an address is requested once for a meeting', async () => {
  const linked = (id: string, name: string) => ({ [`/linked/${id}`]: file(name, { id: `$/linked/${id}` }) })
  const { entry, asked } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          invitation: '$/linked/1',
          resultsProtocol: '$/linked/2',
          auxiliaryFile: ['$/linked/3'],
          ...itemWith({ resolutionFile: '$/linked/4', auxiliaryFile: ['$/linked/5'] }),
        }),
      ),
      '/any.pdf': pdfAnswer,
      ...linked('1', 'Einladung'),
      ...linked('2', 'Niederschrift'),
      ...linked('3', 'Lageplan'),
      ...linked('4', 'Beschluss'),
      ...linked('5', 'Plan'),
    }),
  )
  const town = await importTown({ stadt: [stadt] })
  await fromOparl(town, entry)
  expect(asked.filter(path => path.startsWith('/linked/')).toSorted()).toEqual(
    ['1', '2', '3', '4', '5'].map(id => `/linked/${id}`),
  )
  expect((await toldOf(town)).sitzungen[0]?.niederschrift?.titel).toBe('Niederschrift')
})

test.each([
  ['Lageplan gesamt', true],
  ['Haushaltsplan 2027 gesamt', true],
  ['Präsentation komplett', true],
  ['Gesamtunterlagen', true],
  ['Satzung (vollständig)', true],
  ['Gesamtplan', true],
  ['Gesamtdatei.pdf', true],
  ['Niederschrift gesamt', false],
  ['Gesamtprotokoll', false],
  ['Auszug Niederschrift öffentlicher Teil', false],
  ['Beschluss nichtöffentlich', false],
])('C1: beside the file %j of an item the minutes of a public meeting come: %s', async (name, come) => {
  for (const slot of ['resolutionFile', 'auxiliaryFile']) {
    const { names } = await taken({
      resultsProtocol: file('Niederschrift'),
      ...itemWith({ [slot]: [file(name)] }),
    })
    expect(names).toEqual(come ? ['Niederschrift'] : [])
  }
})

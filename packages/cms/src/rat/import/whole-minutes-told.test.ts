import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
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

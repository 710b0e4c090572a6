import { neighbour } from '../../../outbound/testing/neighbour.ts'
import { PDF, silent } from './import-town.ts'

/** The answer of a path: JSON, or a `Raw` with status, headers and body. */
export type Said = unknown
export type Answers = Readonly<Record<string, Said>>

export class Raw {
  readonly status: number
  readonly headers: Readonly<Record<string, string>>
  readonly body: string | Uint8Array
  readonly encoding: BufferEncoding
  constructor(
    status: number,
    body: string | Uint8Array = '',
    headers: Readonly<Record<string, string>> = {},
    encoding: BufferEncoding = 'utf8',
  ) {
    this.status = status
    this.headers = headers
    this.body = body
    this.encoding = encoding
  }
}

/** Marks a path that never answers. */
export const silence = Symbol('silence')

/** Another server; a leading `$` in a text stands for its own address, and `s$` for that with `https:`. */
export async function foreignServer(answers: Answers): Promise<{ entry: string; asked: string[] }> {
  const asked: string[] = []
  const addressed = (json: string) =>
    json.replaceAll('"s$', `"${origin.replace('http:', 'https:')}`).replaceAll('"$', `"${origin}`)
  const origin = await neighbour((request, response) => {
    const path = request.url ?? '/'
    asked.push(path)
    const said = answers[path] ?? answers[path.split('?', 1)[0] ?? '']
    if (said === silence) return
    if (said === undefined) response.writeHead(404).end('nichts')
    else if (said instanceof Raw)
      response
        .writeHead(said.status, said.headers)
        .end(typeof said.body === 'string' ? Buffer.from(addressed(said.body), said.encoding) : said.body)
    else response.writeHead(200, { 'content-type': 'application/json' }).end(addressed(JSON.stringify(said)))
  })
  for (const [path, said] of Object.entries(answers)) if (said === silence) silent.add(origin + path)
  return { entry: `${origin}/oparl`, asked }
}

export const pdfAnswer = new Raw(200, PDF, { 'content-type': 'application/pdf' })

const type = (name: string, version = '1.1') => `https://schema.oparl.org/${version}/${name}`
const page = (...data: unknown[]) => ({ data, links: {}, pagination: { currentPage: 1, totalPages: 1 } })

const common = {
  '/oparl': { id: '$/oparl', type: type('System'), oparlVersion: type(''), body: '$/bodies' },
  '/bodies': page({
    id: '$/bodies/1',
    type: type('Body'),
    name: 'Stadt Anderswo',
    organization: '$/orgs',
    person: '$/persons',
    meeting: '$/meetings',
    paper: '$/papers',
    legislativeTerm: [],
  }),
  '/orgs': page({
    id: '$/orgs/1',
    type: type('Organization'),
    name: 'Gemeinderat',
    organizationType: 'Gremium',
  }),
  '/persons': page(),
  '/meetings': page(),
  '/papers': page(),
}

export const meeting = (more: object = {}) => ({
  id: '$/meetings/7',
  type: type('Meeting'),
  name: 'Sitzung des Gemeinderates',
  meetingState: 'eingeladen',
  start: '2026-12-08T18:30:00+01:00',
  organization: ['$/orgs/1'],
  location: { id: '$/l/1', type: type('Location'), description: 'Bürgersaal' },
  agendaItem: [
    { id: '$/items/1', type: type('AgendaItem'), order: 0, number: '1', name: 'Begrüßung', public: true },
  ],
  ...more,
})

export const agendaItem = (id: string, name: string, more: object = {}) => ({
  id: `$/items/${id}`,
  type: type('AgendaItem'),
  name,
  ...more,
})

export const paper = (more: object = {}) => ({
  id: '$/papers/9',
  type: type('Paper'),
  name: 'Haushalt',
  reference: '2026-12',
  date: '2026-11-30',
  paperType: 'Beschlussvorlage',
  // No item deals with it yet, so it must say itself that it is public.
  public: true,
  ...more,
})

/** A small council as another program serves it, with changes by the test. */
export const anderswo = (answers: Answers = {}): Answers => ({ ...common, ...answers })
export const listed = page
export const typed = type

/**
 * Answers as servers of OParl 1.0 gave them: no `created` and `modified`, embedded lists, people with a full
 * name only.
 */
export const oldDialect: Answers = {
  '/oparl': {
    id: '$/oparl',
    type: type('System', '1.0'),
    oparlVersion: 'https://schema.oparl.org/1.0/',
    body: [
      {
        id: '$/body/1',
        type: type('Body', '1.0'),
        name: 'Altstadt',
        system: '$/oparl',
        organization: [
          {
            id: '$/organization?id=3',
            type: type('Organization', '1.0'),
            name: 'Stadtrat',
            classification: 'Parlament',
          },
          {
            id: '$/organization?id=4',
            type: type('Organization', '1.0'),
            name: 'Bauausschuß',
            organizationType: 'Gremium',
          },
          {
            id: '$/organization?id=5',
            type: type('Organization', '1.0'),
            name: 'Hauptamt',
            organizationType: 'Verwaltungsbereich',
          },
        ],
        person: '$/persons',
        meeting: '$/meetings',
        paper: '$/papers',
        legislativeTerm: [{ id: '$/term/1', type: type('LegislativeTerm', '1.0'), startDate: '2024-07-01' }],
      },
    ],
  },
  '/persons': {
    data: [
      {
        id: '$/person/1',
        type: type('Person', '1.0'),
        name: 'Hans-Jürgen Öchsle',
        membership: [
          {
            id: '$/m/1',
            type: type('Membership', '1.0'),
            organization: '$/organization?id=3',
            role: 'Mitglied',
          },
        ],
      },
    ],
  },
  '/meetings': {
    data: [
      {
        id: '$/meeting/1',
        type: type('Meeting', '1.0'),
        name: 'Stadtrat',
        start: '2026-03-28T19:00:00',
        organization: '$/organization?id=3',
        location: { description: 'Großer Saal', room: 'Zimmer 1' },
        'hersteller:farbe': { unbekannt: [1, 2, 3] },
        agendaItem: [
          {
            id: '$/item/1',
            type: type('AgendaItem', '1.0'),
            name: 'Straßenbau',
            number: 'Ö 3.1',
            public: true,
            result: 'mehrheitlich beschlossen',
            consultation: '$/consultation/1',
          },
        ],
      },
    ],
    links: { next: null },
  },
  '/papers': {
    data: [
      {
        id: '$/paper/1',
        type: type('Paper', '1.0'),
        name: 'Straßenbau',
        reference: 'V/12',
        date: '2026-03-01',
        consultation: [
          {
            id: '$/consultation/1',
            paper: '$/paper/1',
            agendaItem: '$/item/1',
            meeting: '$/meeting/1',
            organization: ['$/organization?id=3'],
          },
        ],
        mainFile: {
          id: '$/file/1',
          type: type('File', '1.0'),
          fileName: 'Straßen.pdf',
          accessUrl: '$/file/1.pdf',
        },
        auxiliaryFile: [
          {
            id: '$/file/2',
            name: 'Tabelle',
            fileName: 'Tabelle.xlsx',
            mimeType: 'application/vnd.ms-excel',
            accessUrl: '$/file/2.xlsx',
          },
          { id: '$/file/3', name: 'Fehlt', mimeType: 'application/pdf', accessUrl: '$/file/3.pdf' },
          { id: '$/file/4', name: 'Seite', mimeType: 'application/pdf', accessUrl: '$/file/4.pdf' },
        ],
      },
    ],
  },
  '/file/1.pdf': pdfAnswer,
  '/file/4.pdf': new Raw(200, '<html>Bitte anmelden</html>'),
}

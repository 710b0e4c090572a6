import { expect, test } from 'vitest'
import { saysBodyClosed } from './closed-bodies.ts'
import { ratReportText } from './report.ts'
import {
  agendaItem,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  pdfAnswer,
  typed,
} from './testing/foreign-server.ts'
import { fromOparl, importTown, toldOf } from './testing/import-town.ts'

const body = (more: object = {}) => ({
  id: '$/orgs/2',
  type: typed('Organization'),
  name: 'Ferienausschuss',
  organizationType: 'Gremium',
  ...more,
})

test.each<object>([
  { name: 'Ferienausschuss (nichtöffentlich)' },
  { name: 'Rat - nichtöffentlich' },
  { name: 'Nichtöffentlicher Ausschuss' },
  { name: 'Ferienausschuss NÖ' },
  { name: 'Ferienausschuss (n.ö.)' },
  { name: 'Ferienausschuss (N)' },
  { name: 'Interner Arbeitsausschuss' },
  { name: 'Ferienausschuss (vertraulich)' },
  { shortName: 'FA NÖ' },
  { shortName: 'FA-nichtöff.' },
  { classification: 'nichtöffentlicher Ausschuss' },
  { classification: 'Ausschuss, nicht öffentlich' },
  { organizationType: 'Nichtöffentliches Gremium' },
  { organizationType: 'internes Gremium' },
  { status: 'nichtöffentlich' },
  { status: ['aktiv', 'nicht öffentlich tagend'] },
  { public: false },
  { 'allris:oeffentlich': 0 },
  { vertraulich: true },
  { sitzungsart: 'N' },
  { keyword: ['nichtöffentlich'] },
])('C1: a body with %j is closed', more => expect(saysBodyClosed(body(more))).toBe(true))

test.each<object>([
  {},
  { name: 'Ausschuss für Öffentlichkeitsarbeit' },
  { name: 'Ausschuss für Personal und interne Angelegenheiten' },
  { name: 'Ausschuss für interne Dienste' },
  { name: 'Rat der Stadt Nörvenich', shortName: 'Rat' },
  { name: 'Bezirksvertretung Nord', shortName: 'BV-N' },
  { name: 'Hauptausschuss (öffentlich/nichtöffentlich)' },
  { organizationType: 'Gremium', classification: 'Ausschuss', status: 'aktiv' },
  { oeffentlich: 'öffentlich und nichtöffentlich' },
  { public: true },
])('C1: a body with %j is not', more => expect(saysBodyClosed(body(more))).toBe(false))

const file = (id: string) => ({
  id: `$/f/${id}`,
  type: typed('File'),
  name: 'Zauberwurz',
  mimeType: 'application/pdf',
  accessUrl: `$/f/${id}.pdf`,
})

/** A committee with a meeting, an item, a paper and files, all of which say that they are public. */
const holiday = (more: object) =>
  anderswo({
    '/orgs': listed(
      { id: '$/orgs/1', type: typed('Organization'), name: 'Gemeinderat', organizationType: 'Gremium' },
      body(more),
    ),
    '/meetings': listed(
      meeting(),
      meeting({
        id: '$/meetings/8',
        name: 'Zauberwurz',
        start: '2026-08-28T17:00:00+02:00',
        organization: ['$/orgs/2'],
        invitation: file('1'),
        agendaItem: [agendaItem('8', 'Zauberwurz', { public: true, consultation: '$/c/1' })],
      }),
    ),
    '/papers': listed(
      paper({
        name: 'Zauberwurz',
        mainFile: file('2'),
        consultation: [
          { id: '$/c/1', agendaItem: '$/items/8', meeting: '$/meetings/8', organization: ['$/orgs/2'] },
        ],
      }),
    ),
    '/f/1.pdf': pdfAnswer,
    '/f/2.pdf': pdfAnswer,
  })

test('C1: a body that calls itself closed closes its meetings and all in them, and the report names it', async () => {
  const { entry, asked } = await foreignServer(holiday({ name: 'Ferienausschuss (nichtöffentlich)' }))
  const town = await importTown()
  const report = await fromOparl(town, entry)
  expect(JSON.stringify([await toldOf(town), report])).not.toContain('Zauberwurz')
  expect(asked.filter(path => path.startsWith('/f/'))).toEqual([])
  expect(report.zurueckgehalten).toMatchObject({ 'meeting-of-body': 1 })
  expect(ratReportText(report)).toContain(
    'nennt sich dort selbst nichtöffentlich; seine Sitzungen kommen nicht',
  )
})

test('C1: a body that a field closes does not come', async () => {
  const { entry } = await foreignServer(holiday({ public: false }))
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  expect(told.gremien.map(({ name }) => name)).toEqual(['Gemeinderat'])
  expect(JSON.stringify(told)).not.toContain('Zauberwurz')
  expect(report.zurueckgehalten).toMatchObject({ body: 1, 'meeting-of-body': 1 })
})

test('C1: a body that is closed later takes its meetings and papers off, also in a run that asks for changes', async () => {
  const answers: Record<string, unknown> = { ...holiday({}) }
  const { entry, asked } = await foreignServer(answers)
  const town = await importTown()
  await fromOparl(town, entry)
  expect(JSON.stringify(await toldOf(town))).toContain('Zauberwurz')
  answers['/orgs'] = holiday({ name: 'Ferienausschuss (nichtöffentlich)' })['/orgs']
  asked.length = 0
  await fromOparl(town, entry)
  expect(asked.some(path => path.startsWith('/meetings?'))).toBe(true)
  // Changes are asked for first, then everything.
  expect(asked).toContain('/meetings')
  expect(JSON.stringify(await toldOf(town))).not.toContain('Zauberwurz')
})

test('C1: a consultation or a seat that a field closes does not count', async () => {
  const { entry } = await foreignServer({
    ...holiday({}),
    '/persons': listed({
      id: '$/p/1',
      type: typed('Person'),
      name: 'Lena Vorhof',
      membership: [
        { id: '$/m/1', organization: '$/orgs/1', role: 'Mitglied', startDate: '2024-07-01' },
        { id: '$/m/2', organization: '$/orgs/2', role: 'Mitglied', startDate: '2024-07-01', public: false },
      ],
    }),
    '/meetings': listed(
      meeting({
        agendaItem: [agendaItem('8', 'Bank', { number: '1', public: true, consultation: '$/c/1' })],
      }),
    ),
    '/papers': listed(
      paper({
        name: 'Zauberwurz',
        consultation: [
          { id: '$/c/1', agendaItem: '$/items/8', meeting: '$/meetings/7', status: 'nicht freigegeben' },
        ],
      }),
    ),
  })
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const told = await toldOf(town)
  expect(JSON.stringify([told, report])).not.toContain('Zauberwurz')
  expect(told.sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual(['Bank'])
  expect(report.zurueckgehalten).toEqual({ 'paper-contradictory': 1 })
  expect(told.personen.flatMap(({ mitgliedschaften }) => mitgliedschaften)).toHaveLength(1)
})

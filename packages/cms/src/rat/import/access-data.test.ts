import { expect, test } from 'vitest'
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

async function taken(answers: Parameters<typeof foreignServer>[0]) {
  const { entry } = await foreignServer(answers)
  const town = await importTown()
  const report = ratReportText(await fromOparl(town, entry))
  const told = await toldOf(town)
  return { report, told, all: JSON.stringify(told) }
}
const open = (id: string, name: string, more: object = {}) =>
  agendaItem(id, name, { public: true, number: id, ...more })
const file = (id: string, name: string) => ({
  id: `$/files/${id}`,
  type: typed('File'),
  name,
  mimeType: 'application/pdf',
  accessUrl: '$/datei.pdf',
})

test('C1: 9 and 10: access data in place and names reach neither site nor slug nor report', async () => {
  const { told, all, report } = await taken(
    anderswo({
      '/meetings': listed(
        meeting({
          name: 'Sitzung AK Internet (Teams-Link: https://teams.example/l/meetup-join/19%3aGEHEIMLINK)',
          location: {
            description: 'Altes Schulhaus, Türcode 4711#, Schlüsseltresor 0815',
            room: 'Raum 2 (Alarm-PIN 9090)',
            streetAddress: 'Schulgasse 1',
          },
          agendaItem: [
            open('1', 'Bericht, Zugang: https://webex.example/m/GEHEIM99 Passwort Kelter123'),
            open('2', 'Haushalt'),
          ],
        }),
      ),
      '/papers': listed(paper({ name: 'Klausur, Kennwort: GEHEIMWORT', reference: '2026-12' })),
    }),
  )
  expect(told.sitzungen[0]).toMatchObject({
    ort: 'Altes Schulhaus, Raum 2, Schulgasse 1',
    tagesordnung: [{ titel: 'Bericht' }, { titel: 'Haushalt' }],
  })
  expect(all).toContain('"Sitzung AK Internet"')
  expect(told.vorlagen[0]).toMatchObject({ id: '2026-12-klausur', titel: 'Klausur' })
  for (const text of [all, report]) expect(text).not.toMatch(/geheim|4711|0815|9090|kelter123|passwort-/iu)
  expect(report).toContain('Zugangsdaten im Ort (Link, Code oder Kennwort) nicht übernommen')
  expect(report).toContain('Name („name“) enthält dort Zugangsdaten; sie fehlen hier')
  expect(report).toContain('Bericht: Name („name“) enthält dort Zugangsdaten')
})

test('C3: 11: files with access data or excuses are held back and named', async () => {
  const { told, report } = await taken(
    anderswo({
      '/meetings': listed(
        meeting({
          auxiliaryFile: [
            file('1', 'Zugangsdaten Videokonferenz'),
            file('2', 'Entschuldigungen - Krankmeldungen'),
            file('3', 'Lageplan'),
          ],
        }),
      ),
      '/datei.pdf': pdfAnswer,
    }),
  )
  expect(told.sitzungen[0]?.dateien?.map(({ titel }) => titel)).toEqual(['Lageplan'])
  expect(report.match(/enthält nach ihrem Namen Zugangsdaten oder Entschuldigungen/gu)).toHaveLength(2)
})

test('C4: 2 and 3: the own committee beside the public minutes, and the number of an item that calls itself closed', async () => {
  const { told, report } = await taken(
    anderswo({
      '/orgs': listed({
        id: '$/orgs/1',
        type: typed('Organization'),
        name: 'Ortschaftsrat Hinterkelterbach',
        organizationType: 'Gremium',
      }),
      '/meetings': listed(
        meeting({
          resultsProtocol: file('1', 'Öffentliche Niederschrift (Ortschaftsrat Hinterkelterbach)'),
          agendaItem: [
            open('1', 'Umbenennung der Karl-Noe-Straße'),
            open('2', 'Nicht öffentlich zugängliche Spielplätze: Öffnung'),
          ],
        }),
      ),
      '/datei.pdf': pdfAnswer,
    }),
  )
  expect(told.sitzungen[0]?.tagesordnung.map(({ titel }) => titel)).toEqual([
    'Umbenennung der Karl-Noe-Straße',
  ])
  expect(told.sitzungen[0]?.niederschrift?.titel).toBe(
    'Öffentliche Niederschrift (Ortschaftsrat Hinterkelterbach)',
  )
  expect(report).toMatch(
    /Sitzung „.*“: .*Punkt 2 nennt sich nach seinem Titel nichtöffentlich und fehlt hier/u,
  )
  expect(report).not.toContain('Spielplätze')
})

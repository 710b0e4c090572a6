import { expect, test } from 'vitest'
import { ratReportText } from './report.ts'
import {
  type Answers,
  anderswo,
  foreignServer,
  listed,
  meeting,
  paper,
  Raw,
  typed,
} from './testing/foreign-server.ts'
import { counted, fromOparl, importTown, toldOf } from './testing/import-town.ts'

const person = (at: number, name: string, membership: object) => ({
  id: `$/p/${at}`,
  type: typed('Person'),
  name,
  membership: [{ id: `$/m/${at}`, organization: '$/orgs/1', ...membership }],
})

test.each<[string, Answers, string]>([
  [
    'an empty server',
    { '/orgs': listed() },
    'Der Server nennt weder Gremien noch Personen, Vorlagen oder Sitzungen.',
  ],
  [
    'a member without a begin',
    { '/persons': listed(person(1, 'Ben Muster', { role: 'Mitglied' })) },
    'deshalb fehlt: Muster. Bitte dort den Beginn oder die Wahlperiode ergänzen lassen.',
  ],
  [
    'a guest',
    { '/persons': listed(person(1, 'Ben Muster', { role: 'Gast' })) },
    '1 Person hat dort keinen sicheren Sitz in einem Gremium',
  ],
  [
    'a meeting without a day',
    { '/meetings': listed(meeting({ start: '0001-01-01T00:00:00' })) },
    '/meetings/7)“: Beginn: Bitte Datum und Uhrzeit angeben.',
  ],
  [
    'a meeting without a time',
    { '/meetings': listed(meeting({ start: '2026-12-08' })) },
    'Sitzung „Sitzung des Gemeinderates am 08.12.2026“: Beginn („start“) nennt keine Zeitzone und gilt als Ortszeit; nennt dort keine Uhrzeit; hier steht nur der Tag',
  ],
  [
    'a meeting that ends before it begins',
    { '/meetings': listed(meeting({ start: '2026-12-08T23:30:00-05:00', end: '2026-12-08T18:30:00Z' })) },
    'Sitzung „Sitzung des Gemeinderates am 09.12.2026“: das Ende liegt dort vor dem Beginn und fehlt',
  ],
  ['a list that cannot be read', { '/meetings': new Raw(500) }, 'Liste der Sitzungen, http://127.0.0.1:'],
  [
    'a value that cannot be read',
    { '/papers': listed(paper({ date: 'bald', created: '2026-11-30T10:00:00+01:00' })) },
    'Vorlage „2026-12 Haushalt“: Datum („date“) ist dort nicht lesbar und fehlt; ohne Datum; in Listen eingeordnet unter 2026-11-30, genannt wird keines',
  ],
  [
    'a planned consultation',
    {
      '/papers': listed(
        paper({
          consultation: [
            { id: '$/c/1', organization: ['$/orgs/1'], role: 'Vorberatung' },
            { id: '$/c/2', role: 'Anhörung' },
          ],
        }),
      ),
    },
    'geplante Beratungen ohne Sitzung fehlen: Gemeinderat (Vorberatung), ohne Gremium (Anhörung); sie kommen, sobald dort die Sitzung steht',
  ],
])('C4: the report says of %s what a clerk can act on', async (_, answers, sentence) => {
  const { entry } = await foreignServer(anderswo(answers))
  expect(ratReportText(await fromOparl(await importTown(), entry))).toContain(sentence)
})

test('C4: if the list of bodies cannot be read, a paper keeps the body that it has here', async () => {
  const all: Record<string, unknown> = { ...anderswo({ '/papers': listed(paper()) }) }
  const { entry } = await foreignServer(all)
  const town = await importTown()
  await fromOparl(town, entry)
  const before = await toldOf(town)
  Object.assign(all, { '/orgs': new Raw(500), '/papers': listed(paper({ name: 'Haushalt 2027' })) })
  expect(counted(await fromOparl(town, entry, { alles: true }))).toEqual({ geaendert: 1 })
  expect((await toldOf(town)).vorlagen).toMatchObject([
    { titel: 'Haushalt 2027', gremium: before.vorlagen[0]?.gremium },
  ])
})

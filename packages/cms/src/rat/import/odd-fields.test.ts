import { expect, test } from 'vitest'
import { isWithoutGap } from './gaps.ts'
import { placeOf } from './place-of.ts'
import { readObject } from './read-object.ts'
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
import { isVacantSeat, vacantSeats } from './vacant-seats.ts'
import { whenOf } from './when.ts'

test.each([
  ['2026-12-03T14:30:00+01:00', '2026-12-04T00:00:00+01:00', undefined],
  ['2026-12-03T14:30:00+01:00', '2026-12-03T23:00:00Z', undefined],
  ['2026-12-03T14:30:00+01:00', '2026-12-04T00:00:00', undefined],
  ['2026-12-03T14:30:00+01:00', '2026-12-05T00:00:00+01:00', undefined],
  ['2026-12-03T14:30:00+01:00', '2026-12-04', undefined],
  ['2026-12-03T14:30:00+01:00', '2026-12-03T17:00:00+01:00', '2026-12-03T17:00:00+01:00'],
  ['2026-12-03T22:00:00+01:00', '2026-12-04T00:30:00+01:00', '2026-12-04T00:30:00+01:00'],
  ['2026-12-03T00:00:00+01:00', '2026-12-03T02:00:00+01:00', '2026-12-03T02:00:00+01:00'],
])('C4: a meeting from %s to %s ends at %s', (start, end, ends) => {
  expect(whenOf(readObject({ start, end })).fields['datum_bis']).toBe(ends)
})

test.each<[object, string]>([
  [
    {
      description: 'Rathaus Rebenau, Großer Sitzungssaal, Marktplatz 1, 79999 Rebenau',
      streetAddress: 'Marktplatz 1',
      postalCode: '79999',
      locality: 'Rebenau',
    },
    'Rathaus Rebenau, Großer Sitzungssaal, Marktplatz 1, 79999 Rebenau',
  ],
  [{ description: 'Rathaus, Hauptstr. 5', streetAddress: 'Hauptstraße 5' }, 'Rathaus, Hauptstr. 5'],
  [{ description: 'Rathaus (Marktplatz 1)', streetAddress: 'Marktplatz 1' }, 'Rathaus (Marktplatz 1)'],
  [
    { description: 'Rathaus, Marktplatz 12', streetAddress: 'Marktplatz 1' },
    'Rathaus, Marktplatz 12, Marktplatz 1',
  ],
  [{ description: 'Großer Saal', room: 'Zimmer 1', locality: 'Rebenau' }, 'Großer Saal, Zimmer 1, Rebenau'],
  [{ description: 'Saal 1', room: 'Saal 1' }, 'Saal 1'],
  [{ streetAddress: 'Marktplatz 1', locality: 'Rebenau' }, 'Marktplatz 1, Rebenau'],
])('C4: the place %j is „%s“', async (location, place) => {
  expect(await placeOf({ location }, () => Promise.resolve({ ok: false, satz: '' }))).toBe(place)
})

test.each([
  ['N. N.', true],
  ['N.N.', true],
  ['NN', true],
  ['N. N. (CDU)', true],
  ['Herr N.N.', true],
  ['N.N. 2', true],
  ['Vakant', true],
  ['vakant (SPD)', true],
  ['unbesetzt', true],
  ['nicht besetzt', true],
  ['derzeit unbesetzt', true],
  ['frei', true],
  ['Freier Sitz', true],
  ['wird noch benannt', true],
  ['Hans Frei', false],
  ['Frei', false],
  ['Nina Neu', false],
  ['Norbert N.', false],
  ['Anna Vakant', false],
])('C4: „%s“ is a seat that nobody holds: %s', (name, is) => {
  expect(isVacantSeat(readObject({ name }))).toBe(is)
})

test.each<[string[], string]>([
  [['N. N.'], '1 freier Sitz wurde nicht als Person übernommen: „N. N.“'],
  [[''], '1 freier Sitz wurde nicht als Person übernommen'],
  [['N. N.', 'N. N.', 'Vakant'], '3 freie Sitze wurden nicht als Personen übernommen: „N. N.“, „Vakant“'],
])('C4: of the seats %j that nobody holds the report says %j', (names, said) => {
  expect(vacantSeats(names)).toBe(said)
})

test('C4: free seats are counted, and are no members', async () => {
  const seat = (id: string, name: string) => ({
    id: `$/p/${id}`,
    type: typed('Person'),
    name,
    membership: [{ id: `$/m/${id}`, organization: '$/orgs/1', role: 'Mitglied', startDate: '2024-07-01' }],
  })
  const { entry } = await foreignServer(
    anderswo({ '/persons': listed(seat('1', 'N. N.'), seat('2', 'Vakant'), seat('3', 'Lena Vorhof')) }),
  )
  const town = await importTown()
  const text = ratReportText(await fromOparl(town, entry))
  expect((await toldOf(town)).personen.map(({ nachname }) => nachname)).toEqual(['Vorhof'])
  expect(text).toContain('2 freie Sitze wurden nicht als Personen übernommen: „N. N.“, „Vakant“')
  expect(text).not.toContain('Bitte ausfüllen')
})

test.each([
  [['1.', 'TOP 2', '3.', '3.1.'], true],
  [['1', 'TOP 2', '3'], true],
  [['TOP 1', 'Punkt 2', 'Nr. 3'], true],
  [['1.', 'TOP 3'], false],
  [['1.', 'TOP 2', '4.'], false],
  [['Ö 1', 'Ö 2', 'Ö 4'], false],
])('C4: the numbers %j are complete: %s', (numbers, is) => {
  expect(isWithoutGap(numbers.map(number => ({ number, order: undefined })))).toBe(is)
})

test('C4: a meeting without a name is called after its body, and mixed numbers hold no file back', async () => {
  const { entry } = await foreignServer(
    anderswo({
      '/meetings': listed(
        meeting({
          name: undefined,
          invitation: { id: '$/f/1', name: 'Einladung', mimeType: 'application/pdf', accessUrl: '$/f.pdf' },
          agendaItem: ['1.', 'TOP 2', '3.'].map(number =>
            agendaItem(number.replaceAll(/\D/g, ''), `Punkt ${number}`, { number, public: true }),
          ),
        }),
      ),
      '/f.pdf': pdfAnswer,
    }),
  )
  const town = await importTown()
  const report = await fromOparl(town, entry)
  const [told] = (await toldOf(town)).sitzungen
  expect(told).toMatchObject({ titel: 'Sitzung: Gemeinderat', einladung: { titel: 'Einladung' } })
  expect(report.zurueckgehalten).toEqual({})
})

test.each([true, false])(
  'C4: a paper whose meeting is gone is told by its number, with the reason; without date: %s',
  async isUndated => {
    const dealt = paper({
      name: 'Mobilitätskonzept',
      reference: 'MV/2026/044',
      public: undefined,
      created: '2026-10-01T10:00:00+02:00',
      ...(isUndated ? { date: undefined } : {}),
      consultation: [{ id: '$/c/1', agendaItem: '$/items/8', meeting: '$/meetings/8' }],
    })
    const second = meeting({
      id: '$/meetings/8',
      start: '2026-12-10T18:30:00+01:00',
      agendaItem: [agendaItem('8', 'Konzept', { public: true })],
    })
    const answers: Record<string, unknown> = anderswo({
      '/meetings': listed(meeting(), second),
      '/papers': listed(dealt),
      '/items/8': { id: '$/items/8', type: typed('AgendaItem'), deleted: true },
    })
    const { entry } = await foreignServer(answers)
    const town = await importTown()
    await fromOparl(town, entry)
    expect((await toldOf(town)).vorlagen).toHaveLength(1)
    answers['/meetings'] = listed(meeting(), { ...second, deleted: true })
    const text = ratReportText(await fromOparl(town, entry, { alles: true, entfernen: true }))
    expect((await toldOf(town)).vorlagen).toHaveLength(0)
    expect(text).toContain(
      `Vorlage „MV/2026/044${isUndated ? '' : ' vom 30.11.2026'}“: von der Website genommen: die Sitzung, die sie öffentlich behandelt hat, gibt es dort nicht mehr`,
    )
    expect(text).not.toContain('01.10.2026')
  },
)

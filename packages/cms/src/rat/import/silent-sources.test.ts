import { writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { newFolder } from '../../store/testing/databases.ts'
import { importFolder } from './import-folder.ts'
import { ratReportText } from './report.ts'
import { anderswo, foreignServer, listed, meeting, paper, Raw, typed } from './testing/foreign-server.ts'
import { fromOparl, type ImportTown, importTown, oparlOf, stadt, toldOf } from './testing/import-town.ts'

const HEAD = 'gremium;datum;ort;nummer;titel;vorlage;oeffentlich'

async function fromTable(town: ImportTown, folder: string, rows: readonly string[]) {
  await writeFile(join(folder, 'to.csv'), [HEAD, ...rows].join('\n'))
  const how = { schreiben: true, veroeffentlichen: true, entfernen: false }
  const imported = await importFolder(town, folder, how)
  if (!imported.ok) throw new Error(imported.message)
  return ratReportText(imported.report)
}
const row = (ort: string, titel: string, oeffentlich: string, datum = '21.01.2027 18:30') =>
  `Sportausschuss;${datum};${ort};;${titel};;${oeffentlich}`

/** The objects of a list of our own OParl. */
async function inOparl<T>(town: ImportTown, list: string) {
  const { entry } = await oparlOf(town)
  const answer = await fetch(`${entry}/${list}`)
  const { data } = (await answer.json()) as { data: T[] }
  return data
}
const meetingsInOparl = (town: ImportTown) =>
  inOparl<{ location?: object; meetingState?: string }>(town, 'meetings')

describe('C1: the place of a public meeting comes from a closed row only if it is public already', () => {
  test.each<[string, string[], string, string]>([
    ['an open row', [row('Halle', 'Ehrungen', 'ja'), row('', 'Vertrag', 'nein')], 'Halle', ''],
    ['a later open row', [row('', 'Ehrungen', 'ja'), row('Halle', 'Anfragen', 'ja')], 'Halle', ''],
    ['both rows', [row('Halle', 'Ehrungen', 'ja'), row('Müllerwiese', 'Vertrag', 'nein')], 'Halle', ''],
    ['a closed row only', [row('', 'Ehrungen', 'ja'), row('Museum', 'Vertrag', 'nein')], '', 'Zeile 3'],
    [
      'two closed rows',
      [row('', 'Ehrungen', 'ja'), row('Museum', 'Vertrag', 'nein'), row('Halle', 'Personal', 'nein')],
      '',
      'Zeile 3',
    ],
    [
      'a closed row with a place of another public meeting',
      [
        row('', 'Ehrungen', 'ja'),
        row('Halle', 'Vertrag', 'nein'),
        row('Halle', 'Bericht', 'ja', '22.01.2027 18:30'),
      ],
      'Halle',
      '',
    ],
    [
      'the same place in other letters',
      [
        row('', 'Ehrungen', 'ja'),
        row('HALLE', 'Vertrag', 'nein'),
        row('Halle', 'Bericht', 'ja', '22.01.2027 18:30'),
      ],
      'HALLE',
      '',
    ],
    [
      'a known place that the closed item names',
      [
        row('', 'Ehrungen', 'ja'),
        row('Müllerwiese', 'Kauf der Müllerwiese', 'nein'),
        row('Müllerwiese', 'Bericht', 'ja', '22.01.2027 18:30'),
      ],
      '',
      'Zeile 3',
    ],
    [
      'a place of a closed meeting',
      [
        row('', 'Ehrungen', 'ja'),
        row('Museum', 'Vertrag', 'nein'),
        row('Museum', 'Personal', 'nein', '22.01.2027 18:30'),
      ],
      '',
      'Zeile 3',
    ],
    [
      'a place that calls itself closed',
      [row('', 'Ehrungen', 'ja'), row('Zimmer 3 (nichtöffentlich)', 'Vertrag', 'nein')],
      '',
      'Zeile 3',
    ],
    ['no place', [row('', 'Ehrungen', 'ja')], '', 'ohne Ort'],
    [
      'two places',
      [row('Halle', 'Ehrungen', 'ja'), row('Museum', 'Anfragen', 'ja')],
      'Halle',
      'mehrere Orte',
    ],
  ])('%s', async (_, rows, ort, sentence) => {
    const town = await importTown({ stadt: [stadt] })
    const text = await fromTable(town, newFolder(), rows)
    const told = await toldOf(town)
    const found = told.sitzungen.find(({ datum_von }) => datum_von.startsWith('2027-01-21'))
    expect(found?.ort).toBe(ort)
    if (sentence === '') expect(text).not.toMatch(/ohne Ort|mehrere Orte/)
    else expect(text).toContain(sentence)
    expect(JSON.stringify(told)).not.toContain('Museum')
  })

  test('the place stays if its row becomes non-public, unless the row speaks of it', async () => {
    const town = await importTown({ stadt: [stadt] })
    const folder = newFolder()
    await fromTable(town, folder, [row('Jahnhalle', 'Straße und Weg', 'ja'), row('', 'Ehrungen', 'ja')])
    await fromTable(town, folder, [row('Jahnhalle', 'Straße und Weg', 'nein'), row('', 'Ehrungen', 'ja')])
    expect((await toldOf(town)).sitzungen).toMatchObject([
      { ort: 'Jahnhalle', tagesordnung: [{ titel: 'Ehrungen' }] },
    ])
    const text = await fromTable(town, folder, [
      row('Jahnhalle', 'Verkauf der Jahnhalle', 'nein'),
      row('', 'Ehrungen', 'ja'),
    ])
    expect((await toldOf(town)).sitzungen).toMatchObject([{ ort: '' }])
    expect(text).toContain('Zeile 2')
  })
})

describe('C7: no fact is published that the source does not say', () => {
  test('a future meeting of a table is planned, and nobody is called invited', async () => {
    const town = await importTown({ stadt: [stadt] })
    await fromTable(town, newFolder(), [row('Halle', 'Ehrungen', 'ja')])
    expect((await toldOf(town)).sitzungen).toMatchObject([{ zustand: 'geplant' }])
    expect(await meetingsInOparl(town)).toMatchObject([{ meetingState: 'terminiert' }])
  })

  test.each([
    ['nothing', undefined],
    ['null', null],
    ['an empty object', {}],
    ['an empty text', { description: '' }],
    ['a word for nothing', { description: 'k. A.' }],
    ['an address that fails', '$/l/404'],
  ])('a meeting has no place if the source says %s, neither here nor in our OParl', async (_, location) => {
    const { entry } = await foreignServer(anderswo({ '/meetings': listed(meeting({ location })) }))
    const town = await importTown({ stadt: [stadt] })
    const report = await fromOparl(town, entry)
    expect((await toldOf(town)).sitzungen).toMatchObject([{ ort: '' }])
    const [there] = await meetingsInOparl(town)
    expect(there).toBeDefined()
    expect(there?.location).toBeUndefined()
    expect(ratReportText(report)).toContain('ohne Ort')
  })

  const seat = (more: object) => ({
    id: '$/persons/1',
    type: typed('Person'),
    name: 'Eva Sitz',
    membership: [
      {
        type: typed('Membership'),
        organization: '$/orgs/1',
        role: 'Mitglied',
        created: '2026-07-01',
        ...more,
      },
    ],
  })
  test.each<[object, object]>([
    [{ startDate: '2024-07-15' }, { startDate: '2024-07-15' }],
    [{}, {}],
    [{ startDate: null }, {}],
    [{ startDate: '' }, {}],
    [{ startDate: '0001-01-01' }, {}],
    [{ startDate: '1900-01-01' }, {}],
    [{ startDate: 'n/a' }, {}],
    [{ endDate: '2029-07-31' }, { endDate: '2029-07-31' }],
  ])('a membership that says %j begins on no other day', async (said, known) => {
    const { entry } = await foreignServer(anderswo({ '/persons': listed(seat(said)) }))
    const town = await importTown({ stadt: [stadt] })
    const text = ratReportText(await fromOparl(town, entry))
    const [membership] = (await toldOf(town)).personen[0]?.mitgliedschaften ?? []
    expect(membership?.ohne_beginn ?? false).toBe(!('startDate' in known))
    expect(text.includes('Beginn einer Mitgliedschaft nicht bekannt')).toBe(!('startDate' in known))
    const [there] = await inOparl<{ membership: object[] }>(town, 'persons')
    const { startDate, endDate } = (there?.membership[0] ?? {}) as Record<string, unknown>
    expect(JSON.parse(JSON.stringify({ startDate, endDate }))).toEqual(known)
  })

  test.each([
    ['2026-10-10'],
    [undefined],
    [null],
    ['0001-01-01'],
    ['1899-12-30'],
    ['9999-12-31'],
    ['k. A.'],
    ['10.10.2026'],
  ])('a paper with the date %j has no other date', async date => {
    const isKnown = date === '2026-10-10'
    const { entry } = await foreignServer(
      anderswo({ '/papers': listed(paper({ date, created: '2026-07-01T08:00:00Z' })) }),
    )
    const town = await importTown({ stadt: [stadt] })
    await fromOparl(town, entry)
    const told = await toldOf(town)
    expect(told.vorlagen[0]?.ohne_datum ?? false).toBe(!isKnown)
    expect(told.listen.vorlagen[0]?.ohne_datum ?? false).toBe(!isKnown)
    expect((await inOparl<{ date?: string }>(town, 'papers'))[0]?.date).toBe(isKnown ? date : undefined)
  })

  test('a paper of a table has no date: the table says when it is dealt with', async () => {
    const town = await importTown({ stadt: [stadt] })
    await fromTable(town, newFolder(), ['Sportausschuss;21.01.2027 18:30;Halle;;Ehrungen;2027/1;ja'])
    expect((await toldOf(town)).vorlagen).toMatchObject([{ nummer: '2027/1', ohne_datum: true }])
  })

  const past = { start: '2025-03-04T18:00:00+01:00', invitation: undefined }
  const decided = (more: object) => ({
    agendaItem: [{ id: '$/items/1', type: typed('AgendaItem'), name: 'Haushalt', public: true, ...more }],
  })
  test.each<[string, object, boolean]>([
    ['nothing', { meetingState: undefined }, false],
    ['an empty state', { meetingState: '' }, false],
    ['a word for nothing', { meetingState: 'k. A.' }, false],
    ['a word that we do not know', { meetingState: 'Status 7' }, false],
    ['that it was held', { meetingState: 'durchgeführt' }, true],
    ['that the minutes are approved', { meetingState: 'Niederschrift genehmigt' }, true],
    ['a result', { meetingState: undefined, ...decided({ result: 'beschlossen' }) }, true],
    ['words of a result', { meetingState: undefined, ...decided({ result: 'Ja: 11' }) }, true],
    ['a decision', { meetingState: undefined, ...decided({ resolutionText: 'Der Rat stimmt zu.' }) }, true],
    ['that it is cancelled', { meetingState: undefined, cancelled: true }, true],
    ['an invitation only', { meetingState: 'eingeladen' }, true],
    ['nothing, before the day', { meetingState: undefined, start: '2031-03-04T18:00:00+01:00' }, true],
  ])('a meeting of which the source says %s has a state only if it says so', async (_, said, hasState) => {
    const { entry } = await foreignServer(anderswo({ '/meetings': listed(meeting({ ...past, ...said })) }))
    const town = await importTown({ stadt: [stadt] })
    await fromOparl(town, entry)
    const told = await toldOf(town)
    expect(told.sitzungen[0]?.ohne_stand ?? false).toBe(!hasState)
    expect(told.listen.sitzungen[0]?.ohne_stand ?? false).toBe(!hasState)
    expect((await meetingsInOparl(town))[0]?.meetingState !== undefined).toBe(hasState)
  })

  test('a past meeting of a table has a state only with a result', async () => {
    const town = await importTown({ stadt: [stadt] })
    await fromTable(town, newFolder(), [row('Halle', 'Ehrungen', 'ja', '04.03.2025 18:00')])
    expect((await toldOf(town)).sitzungen).toMatchObject([{ ohne_stand: true }])
  })

  test.each([[{ cancelled: true }], [{ name: 'ENTFÄLLT: Sitzung' }], [{ meetingState: 'fällt aus' }]])(
    'a meeting that is cancelled by %j has no reason',
    async said => {
      const { entry } = await foreignServer(anderswo({ '/meetings': listed(meeting(said)) }))
      const town = await importTown({ stadt: [stadt] })
      await fromOparl(town, entry)
      expect((await toldOf(town)).sitzungen).toMatchObject([
        { zustand: 'abgesagt', grund: 'Ein Grund ist nicht genannt.' },
      ])
    },
  )
})

describe('C4: an object of a body that is not imported is counted, and nothing is to be corrected', () => {
  const association = {
    id: '$/orgs/2',
    type: typed('Organization'),
    name: 'Zweckverband Wasser',
    organizationType: 'Zweckverband',
  }
  const elsewhere = (id: string, more: object = {}) =>
    meeting({ id: `$/meetings/${id}`, organization: ['$/orgs/2'], agendaItem: [], ...more })
  test.each<[string, object[], string]>([
    [
      'one meeting',
      [elsewhere('1')],
      '1 Sitzung gehört zu „Zweckverband Wasser“, das hier nicht geführt wird',
    ],
    ['two meetings', [elsewhere('1'), elsewhere('2')], '2 Sitzungen gehören zu „Zweckverband Wasser“'],
    ['an unknown body', [elsewhere('1', { organization: ['$/orgs/9'] })], 'Gremium: Bitte ausfüllen.'],
    ['a body as a single address', [elsewhere('1', { organization: '$/orgs/2' })], '„Zweckverband Wasser“'],
    ['an embedded body', [elsewhere('1', { organization: [association] })], '„Zweckverband Wasser“'],
    ['no body', [elsewhere('1', { organization: [] })], 'Gremium: Bitte ausfüllen.'],
  ])('%s', async (_, meetings, sentence) => {
    const { entry } = await foreignServer(
      anderswo({
        '/orgs': listed(
          { id: '$/orgs/1', type: typed('Organization'), name: 'Gemeinderat', organizationType: 'Gremium' },
          association,
        ),
        '/meetings': listed(...meetings, meeting({ organization: ['$/orgs/1', '$/orgs/2'] })),
      }),
    )
    const town = await importTown({ stadt: [stadt] })
    const text = ratReportText(await fromOparl(town, entry))
    expect(text).toContain(sentence)
    if (!sentence.includes('ausfüllen')) expect(text).not.toContain('Bitte ausfüllen')
    expect((await toldOf(town)).sitzungen).toMatchObject([{ gremium: { name: 'Gemeinderat' } }])
  })

  const bodies = [
    { id: '$/orgs/1', type: typed('Organization'), name: 'Bauausschuss', organizationType: 'Gremium' },
    association,
  ]
  test.each<[string, unknown]>([
    ['the list of bodies cannot be read', new Raw(500)],
    ['the body is missing in the list', listed(association)],
    ['the body is deleted', listed(association, { ...bodies[0], deleted: true })],
  ])('a body of ours that cannot be read is not said to be a foreign one: %s', async (_, orgs) => {
    const of = { underDirectionOf: ['$/orgs/1'] }
    const { entry } = await foreignServer(
      anderswo({ '/orgs': orgs, '/meetings': listed(meeting()), '/papers': listed(paper(of)) }),
    )
    const text = ratReportText(await fromOparl(await importTown({ stadt: [stadt] }), entry))
    expect(text).not.toContain('nicht geführt')
    expect(text.match(/Gremium: Bitte ausfüllen/g)).toHaveLength(2)
  })

  test('a paper of a foreign body is counted', async () => {
    const of = { underDirectionOf: ['$/orgs/2'] }
    const { entry } = await foreignServer(
      anderswo({ '/orgs': listed(...bodies), '/papers': listed(paper(of)) }),
    )
    const text = ratReportText(await fromOparl(await importTown({ stadt: [stadt] }), entry))
    expect(text).toContain('1 Vorlage gehört zu „Zweckverband Wasser“, das hier nicht geführt wird')
    expect(text).not.toContain('Bitte ausfüllen')
  })

  test('a meeting that is here and changes to a foreign body is told', async () => {
    const answers: Record<string, unknown> = { ...anderswo({ '/orgs': listed(...bodies) }) }
    answers['/meetings'] = listed(meeting(), elsewhere('8'))
    const { entry } = await foreignServer(answers)
    const town = await importTown({ stadt: [stadt] })
    await fromOparl(town, entry)
    answers['/meetings'] = listed(
      meeting({ organization: ['$/orgs/2'], start: '2026-12-09T18:30:00+01:00' }),
      elsewhere('8'),
    )
    const text = ratReportText(await fromOparl(town, entry))
    expect(text).toContain('Sitzung des Gemeinderates')
    expect(text).toContain('Gremium: Bitte ausfüllen')
    expect(text).toContain('1 Sitzung gehört zu „Zweckverband Wasser“')
  })
})

describe('C2: the words of a result stand at the paper, too', () => {
  test.each<[string, string | undefined, string | undefined]>([
    ['Ja: 11, Nein: 0, Enthaltungen: 2', undefined, 'Ja: 11, Nein: 0, Enthaltungen: 2'],
    [
      'Der Antrag wurde an den Gemeinderat verwiesen',
      undefined,
      'Der Antrag wurde an den Gemeinderat verwiesen',
    ],
    ['in den Ausschuss zurückverwiesen', undefined, 'in den Ausschuss zurückverwiesen'],
    ['Zu 1 abgelehnt, zu 2 angenommen', undefined, 'Zu 1 abgelehnt, zu 2 angenommen'],
    ['nicht behandelt', undefined, 'nicht behandelt'],
    ['geändert beschlossen', 'angenommen', 'geändert beschlossen'],
    ['mehrheitlich abgelehnt', 'abgelehnt', 'mehrheitlich abgelehnt'],
    ['einstimmig beschlossen', 'angenommen', 'einstimmig beschlossen'],
    ['beschlossen', 'angenommen', undefined],
    ['abgelehnt', 'abgelehnt', undefined],
    ['Nichtöffentlich: an Müller vergeben', undefined, undefined],
    ['', undefined, undefined],
  ])('%j', async (result, ergebnis, worte) => {
    const item = { id: '$/items/1', type: typed('AgendaItem'), name: 'Haushalt', public: true, result }
    const { entry } = await foreignServer(
      anderswo({
        '/meetings': listed(meeting({ agendaItem: [item] })),
        '/papers': listed(paper({ consultation: [{ id: '$/c/1', agendaItem: '$/items/1' }] })),
      }),
    )
    const town = await importTown({ stadt: [stadt] })
    await fromOparl(town, entry)
    const [beratung] = (await toldOf(town)).vorlagen[0]?.beratungen ?? []
    expect(beratung).toBeDefined()
    expect([beratung?.ergebnis, beratung?.ergebnis_worte]).toEqual([ergebnis, worte])
  })
})

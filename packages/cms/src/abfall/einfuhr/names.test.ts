import { type Bedeutung, type CmsError, calls } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { openJobs } from '../../jobs/run-jobs.ts'
import { wasteTown } from '../testing/waste-town.ts'
import { workbook } from '../testing/workbook.ts'

const silent = { info() {}, warn() {}, error() {} }

async function town() {
  const made = await wasteTown()
  const { desk, abfall, store, clock } = made
  const kelter = await made.place('Kelterstraße')
  const jobs = openJobs({ database: store.database, jobs: abfall.jobs, clock, log: silent })
  const check = (file: string | Uint8Array<ArrayBuffer>, name = 'abfuhr.csv') =>
    desk(calls.redaktionAbfalleinfuhrPruefen, {
      query: { name },
      file: typeof file === 'string' ? new TextEncoder().encode(file) : file,
    })
  const teach = (name: string, bedeutung: Bedeutung) =>
    desk(calls.redaktionAbfallnameFestlegen, { body: { name, bedeutung } })
  const names = async () => (await desk(calls.redaktionAbfallnamen, {})).data
  const take = async (id: string) => {
    await desk(calls.redaktionAbfalleinfuhrStarten, { params: { id }, body: { trotzdem: true } })
    await jobs.look()
  }
  const dates = async () =>
    (await made.call(calls.abfallTermine, { params: { ort: kelter.id }, query: {} })).data.map(
      ({ datum, name }) => `${datum} ${name}`,
    )
  return { ...made, check, teach, names, take, dates }
}

const CSV = [
  'Straße;Abfallart;Datum',
  'Kelterstraße;Biotonne;11.01.2027',
  'Kelterstraße;Grüne Tonne;12.01.2027',
  'Kelterstraße;Grüne-Tonne;26.01.2027',
  'Kelterstraße;Altkleider;13.01.2027',
  'Kelterstraße;Kombitonne;14.01.2027',
].join('\n')
const ics = (title: string) =>
  `BEGIN:VCALENDAR\nBEGIN:VEVENT\nSUMMARY:${title}\nDTSTART:20270112\nLOCATION:Kelterstraße\nEND:VEVENT\nEND:VCALENDAR\n`

test('W9: a report offers its unknown names; once explained they are read in every later file, and the report says so', async () => {
  const { check, teach, take, dates } = await town()
  const first = await check(CSV)
  expect(first.unbekannte_namen).toEqual([
    { name: 'Grüne Tonne', anzahl: 2 },
    { name: 'Altkleider', anzahl: 1 },
    { name: 'Kombitonne', anzahl: 1 },
  ])
  await teach('Grüne Tonne', 'papier')
  await teach('Altkleider', 'keine')
  await teach('Kombitonne', 'fragen')
  const second = await check(CSV)
  expect(second.unbekannte_namen).toEqual([])
  expect(second.anzahl).toMatchObject({ neu: 3, unbekannt: 0, ausgelassen: 2 })
  expect(second.hinweise).toEqual([
    'Als Papier gelesen, weil Sie es so festgelegt haben: Grüne Tonne (2-mal: 12.01.2027, 26.01.2027)',
    'Keine Abfuhr, weil Sie es so festgelegt haben: Altkleider (13.01.2027)',
    'Nicht übernommen, weil Sie hier immer gefragt werden wollen: Kombitonne (14.01.2027)',
  ])
  await take(second.id)
  expect(await dates()).toEqual(['2027-01-11 Biotonne', '2027-01-12 Papier', '2027-01-26 Papier'])
})

test('W9: an explained name is read in calendars, workbooks and headings of columns', async () => {
  const { check, teach } = await town()
  await teach('grüne TONNE', 'papier')
  expect((await check(ics('Grüne Tonne'), 'a.ics')).anzahl.neu).toBe(1)
  expect((await check(ics('Biotonne\\, Grüne Tonne'), 'a.ics')).anzahl.neu).toBe(2)
  const sheet = await workbook([
    ['Straße', 'Abfallart', 'Datum'],
    ['Kelterstraße', 'Gruene Tonne', '12.01.2027'],
  ])
  expect((await check(sheet, 'a.xlsx')).anzahl.neu).toBe(1)
  const wide = 'Straße;Biotonne;Grüne Tonne\nKelterstraße;11.01.2027;12.01.2027, 26.01.2027'
  expect((await check(wide)).anzahl.neu).toBe(3)
})

test('W9: a name is explained once for all its rhythms and bins, and keeps them', async () => {
  const { check, teach } = await town()
  const CSV_WITH_RHYTHMS = [
    'Straße;Abfallart;Rhythmus;Datum',
    'Kelterstraße;Grüne Tonne;2;12.01.2027',
    'Kelterstraße;Grüne Tonne;2;26.01.2027',
    'Kelterstraße;Grüne Tonne;4;13.01.2027',
  ].join('\n')
  const refused = await check(CSV_WITH_RHYTHMS).catch((error: unknown) => error as CmsError)
  expect(refused).toMatchObject({ details: { unbekannteNamen: ['Grüne Tonne'] } })
  const variants = async (file: string, name?: string) =>
    (await check(file, name)).aenderungen
      .map(({ nachher, variante = '' }) => `${nachher} ${variante}`)
      .toSorted()
  await teach('Grüne Tonne', 'papier')
  const apart = ['2027-01-12 2-wöchentlich', '2027-01-13 4-wöchentlich', '2027-01-26 2-wöchentlich']
  expect(await variants(CSV_WITH_RHYTHMS)).toEqual(apart)
  // A name that says its rhythm itself keeps it.
  await teach('Bunte Tonne 14-täglich', 'papier')
  await teach('Bunte Tonne 4-wö.', 'papier')
  const titles = [
    ['Bunte Tonne 14-täglich', '12.01.2027, 26.01.2027'],
    ['Bunte Tonne 4-wö.', '13.01.2027'],
  ]
  const wide = `Straße;${titles.map(([title]) => title).join(';')}\nKelterstraße;${titles.map(([, days]) => days).join(';')}`
  expect(await variants(wide)).toEqual(apart)
})

test('W9: unknown names are offered from lists, categories and columns too', async () => {
  const { check } = await town()
  const names = async (file: string, name?: string) => (await check(file, name)).unbekannte_namen
  expect(await names('Straße;Biotonne;Grüne Tonne\nKelterstraße;11.01.2027;12.01.2027')).toEqual([
    { name: 'Grüne Tonne', anzahl: 1 },
  ])
  const twice = ics('Biotonne').replace('END:VCALENDAR', ics('Papier\\, Grüne Tonne').slice(16))
  expect(await names(twice, 'a.ics')).toEqual([{ name: 'Grüne Tonne', anzahl: 1 }])
  const category = ics('Biotonne').replace('END:VCALENDAR', ics('Abfuhr\nCATEGORIES:Rundtonne').slice(16))
  expect(await names(category, 'a.ics')).toEqual([{ name: 'Rundtonne', anzahl: 1 }])
})

test('W9: a file of which nothing was understood is refused with its unknown names, and readable once they are explained', async () => {
  const { check, teach } = await town()
  const refused = await check(ics('Grüne Tonne'), 'a.ics').catch((error: unknown) => error as CmsError)
  expect(refused).toMatchObject({
    code: 'ungueltig',
    message: expect.stringMatching(/^In dieser Datei wurde kein Termin verstanden/),
    details: { unbekannteNamen: ['Grüne Tonne'] },
  })
  await teach('Grüne Tonne', 'papier')
  expect((await check(ics('Grüne Tonne'), 'a.ics')).anzahl.neu).toBe(1)
})

test('W9: explained names are listed, changed, deleted and logged', async () => {
  const { teach, names, desk, check, store } = await town()
  const green = await teach('Grüne Tonne', 'papier')
  const again = await teach('GRUENE TONNE', 'biomuell')
  expect(again.id).toBe(green.id)
  expect((await names()).map(({ name, bedeutung }) => [name, bedeutung])).toEqual([
    ['GRUENE TONNE', 'biomuell'],
  ])
  await desk(calls.redaktionAbfallnameLoeschen, { params: { id: green.id } })
  expect(await names()).toEqual([])
  expect((await check(CSV)).anzahl.unbekannt).toBe(4)
  await expect(desk(calls.redaktionAbfallnameLoeschen, { params: { id: green.id } })).rejects.toThrow(
    'Hierzu gibt es keinen Inhalt.',
  )
  const notes = await store.database.read.selectFrom('changes').select('note').orderBy('seq').execute()
  expect(notes.map(({ note }) => note).filter(note => note?.startsWith('Name in Dateien'))).toEqual([
    'Name in Dateien: „Grüne Tonne“ bedeutet Papier',
    'Name in Dateien: „GRUENE TONNE“ bedeutet Biotonne',
    'Name in Dateien: „GRUENE TONNE“ ist nicht mehr festgelegt',
  ])
})

test.each(['', '   ', '…', 'x'.repeat(121)])('W9: „%s“ is no name', async name => {
  const { teach } = await town()
  await expect(teach(name, 'papier')).rejects.toMatchObject({ code: 'anfrage-ungueltig' })
})

test('W9: the command of an operator reads and lists the same names', async () => {
  const { teach, abfall } = await town()
  await teach('Grüne Tonne', 'papier')
  await teach('Altkleider', 'keine')
  expect(await abfall.namesText()).toBe('Altkleider: keine Abfuhr\nGrüne Tonne: Papier')
  const bytes = new TextEncoder().encode(CSV)
  const how = { schreiben: false, trotzdem: false, neueOrte: false }
  const { ok, text } = await abfall.importFile({ name: 'abfuhr.csv', bytes }, how)
  expect(ok).toBe(true)
  expect(text).toContain('Als Papier gelesen, weil Sie es so festgelegt haben: Grüne Tonne (2-mal')
  expect(text).toContain('Unbekannte Namen: Kombitonne')
})

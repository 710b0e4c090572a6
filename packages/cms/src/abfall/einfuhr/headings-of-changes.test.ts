import { BW } from '@rathausplatz/kalender/testing'
import { describe, expect, test } from 'vitest'
import { cellReader } from './cell-text.ts'
import { dayReader } from './days/day-reader.ts'
import { importingTown } from './testing/importing-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const orte = [place('Dorf', 'Amselweg')]
const read = (...lines: readonly string[]) => readInTown(lines, { orte })
const days = (dates: readonly string[]) => dates.map(one => one.split(' ')[1]?.slice(5))

describe('W10: headings of lists of changes', () => {
  test.each<[from: string, to: string]>([
    ['Verlegt von', 'Verlegt auf'],
    ['Verschoben vom', 'Verschoben auf'],
    ['verschoben von', 'verschoben auf den'],
    ['Vorgezogen von', 'Vorgezogen auf'],
    ['Alter Termin', 'Neuer Termin'],
    ['Altes Datum', 'Neues Datum'],
    ['Bisheriger Termin', 'Neuer Abfuhrtag'],
    ['Bisher', 'Neuer Termin'],
    ['Regulär', 'Ersatztermin'],
    ['Regulärer Termin', 'Ersatztermin'],
    ['Regulärer Abfuhrtag', 'Verlegt auf'],
    ['Regeltermin', 'Nachholtermin'],
    ['Ursprünglich', 'Nachholtermin'],
    ['Ursprünglicher Termin', 'Verlegt auf'],
    ['Ursprüngliches Datum', 'Ersatzdatum'],
    ['Normaler Abfuhrtag', 'Ausweichtermin'],
    ['Planmäßiger Termin', 'Geänderter Termin'],
    ['Statt', 'Neuer Termin'],
    ['statt am', 'Abfuhr am'],
    ['Ausfalltag', 'Ersatztag'],
    ['Datum', 'Verlegt auf'],
    ['Termin', 'Ersatztermin'],
    ['Abfuhrtag', 'Neuer Termin'],
  ])('„%s“ and „%s“', async (from, to) => {
    const { place: add, tour, plan, take, dates } = await importingTown()
    const { id } = await add('Amselweg')
    await plan((await tour({ orte: [id] })).id, '2027-01-01', '2027-02-28')
    const report = await take(
      ['Kernstadt;Restmüll;Di 12.01.2027;Mi 13.01.2027;Glatteis'],
      `Ort;Abfallart;${from};${to};Grund`,
    )
    expect(report.anzahl).toMatchObject({ neu: 0, verschoben: 1, entfallen: 0 })
    expect((await dates(id)).map(one => one.slice(0, 5))).toEqual(['01-13', '01-26', '02-09', '02-23'])
    await expect(
      take(['Kernstadt;Restmüll;Mi 13.01.2027;Di 12.01.2027;Glatteis'], `Ort;Abfallart;${to};${from};Grund`),
    ).resolves.toBeDefined()
    expect((await dates(id)).map(one => one.slice(0, 5))).toEqual(['01-13', '01-26', '02-09', '02-23'])
  })

  test('a row without its new day is no collection on the old one', async () => {
    const { dates, told } = await read(
      'Straße;Abfallart;Verlegt von;Verlegt auf',
      'Amselweg;Restmüll;12.01.2027;13.01.2027',
      'Amselweg;Restmüll;26.01.2027;',
    )
    expect(days(dates)).toEqual(['01-13'])
    expect(told?.fehler).toEqual([{ zeile: 3, satz: 'Das Datum fehlt.' }])
  })

  test.each<[string, string]>([
    ['Ort;Abfallart;Bemerkung', 'Unter den Überschriften „Ort“, „Abfallart“, „Bemerkung“ fehlt „Datum“.'],
    ['Ort;Hinweis;Datum', 'Unter den Überschriften „Ort“, „Hinweis“, „Datum“ fehlt „Abfallart“.'],
    ['Ort;Abfallart;Wann', 'Die Überschrift „Wann“ kennt der Einleser nicht.'],
    [
      'Ort;Abfallart;Fährt nach;Fährt vor',
      'Die Überschriften „Fährt nach“, „Fährt vor“ kennt der Einleser nicht.',
    ],
  ])('headings „%s“ are named', async (head, satz) => {
    const { refused } = await read(head, 'Dorf;Restmüll;12.01.2027')
    expect(refused).toContain(satz)
    expect(refused).not.toContain('fehlt eine Zeile mit Überschriften')
  })
})

describe('W10: days without a year, separated by blanks', () => {
  const TITLE = 'Abfuhrplan 2027 der Stadt Rebenau;;'
  test.each<[string, readonly string[]]>([
    ['05.01. 19.01. 02.02.', ['01-05', '01-19', '02-02']],
    ['05.01. 19.01. 02.02', ['01-05', '01-19', '02-02']],
    ['5.1. 19.1. 2.2.', ['01-05', '01-19', '02-02']],
    ['05.01.  19.01.   02.02.', ['01-05', '01-19', '02-02']],
    ['Di 05.01. Di 19.01. Di 02.02.', ['01-05', '01-19', '02-02']],
    ['05.01. 19.01., 02.02. 16.02', ['01-05', '01-19', '02-02', '02-16']],
    ['05.01. 19.01.2027 02.02.', ['01-05', '01-19', '02-02']],
    ['05.01. 19.01.* 02.02.', ['01-05', '01-19', '02-02']],
    ['5. 1. 2027 19. 1. 2027', ['01-05', '01-19']],
  ])('„%s“', async (cell, wanted) => {
    const { dates, told } = await read(
      TITLE,
      'Straße;Restmüll;Papier',
      `Amselweg;${cell};14.01.2027`,
      '* verlegt;;',
    )
    expect(days(dates.filter(one => one.startsWith('rest')))).toEqual(wanted)
    expect(told?.fehler).toEqual([])
  })

  test('lines of a plan in blocks', async () => {
    const { dates } = await read(
      'Abfuhr 2027',
      'Restmüll',
      '05.01. 19.01. 02.02. 16.03',
      '25.05. 08.06.',
      'Biotonne',
      '12.01. 26.01.',
    )
    expect(days(dates)).toEqual(['01-12', '01-26', '01-05', '01-19', '02-02', '03-16', '05-25', '06-08'])
  })

  test('an hour behind a day is no day', async () => {
    const { dates } = await read(TITLE, 'Straße;Schadstoffmobil', 'Amselweg;05.01. 9.30 Uhr')
    expect(days(dates)).toEqual(['01-05'])
  })

  test.each<[string, readonly string[]]>([
    ['05.01. 7.10', ['01-05 07:10']],
    ['05.01. 7.10 Uhr', ['01-05 07:10']],
    ['05.01. 7:10', ['01-05 07:10']],
    ['05.01. 7 Uhr', ['01-05 07:00']],
    ['Di 05.01. 7.10', ['01-05 07:10']],
    ['5.1. 7.30', ['01-05 07:30']],
    ['05.01. 7.00', ['01-05 07:00']],
    ['05.01., 7.10', ['01-05 07:10']],
    ['05.01. 7.10, 19.01. 7.10', ['01-05 07:10', '01-19 07:10']],
    ['05.01. 7.10 Uhr, 19.01. 7.30 Uhr', ['01-05 07:10', '01-19 07:30']],
    ['05.01. 7:10, 19.01. 7:30', ['01-05 07:10', '01-19 07:30']],
    ['05.01.2027 7.10', ['01-05 07:10']],
    ['05.01.27 19.10', ['01-05 19:10']],
    ['05.01.2027 7.10 Uhr, 19.01.2027 7.30 Uhr', ['01-05 07:10', '01-19 07:30']],
    ['05.01.2027 7.10 19.01.2027 7.10', ['01-05 07:10', '01-19 07:10']],
    ['05.01. 16.02', ['01-05', '02-16']],
    ['05.01., 19.01', ['01-05', '01-19']],
    ['05.10., 19.10', ['10-05', '10-19']],
    ['05.10. 19.10.', ['10-05', '10-19']],
    ['05.01. 24.10', ['01-05', '10-24']],
    ['05.01 19.01', ['01-05', '01-19']],
    ['05.01. 19.01. 16.05', ['01-05', '01-19', '05-16']],
    ['5.1. 19.1. 7.10', ['01-05', '01-19', '10-07']],
  ])('„%s“ is read with its hours', (cell, wanted) => {
    const found = dayReader({ year: '2027' }, BW).inCell(cellReader()(cell), undefined)
    expect(found.days.map(({ datum, zeit }) => `${datum.slice(5)} ${zeit}`.trim())).toEqual(wanted)
    expect(found.faults).toEqual([])
  })

  test.each([['05.01. 07.10'], ['05.10. 19.10'], ['5.1. 7.10'], ['15.11. 7.05'], ['05.01 16.05']])(
    '„%s“ may have a day or an hour at its end, and is told',
    async cell => {
      const { dates, told } = await read(TITLE, 'Straße;Restmüll;Papier', `Amselweg;${cell};14.01.2027`)
      expect(days(dates)).toEqual(['01-14'])
      expect(told?.fehler.map(({ satz }) => satz).join()).toContain(
        `Bei „${cell}“ ist unklar, ob am Ende ein Tag oder eine Uhrzeit steht.`,
      )
    },
  )

  test.each([
    ['05.01. 19.01. 7.30'],
    ['05.01. 19.01. 7.10'],
    ['05.01.2027 19.01.2027 7.30 Uhr'],
    ['05.01. 7.30 8.30'],
    ['05.01. 7.30 - 9.00 Uhr'],
  ])('„%s“ does not say which day has which hour, and is told', cell => {
    const found = dayReader({ year: '2027' }, BW).inCell(cellReader()(cell), undefined)
    expect(found.days).toEqual([])
    expect(found.faults.join()).toContain(cell)
  })

  test('without a year anywhere, the report says how to write it', async () => {
    const { refused } = await read('Straße;Restmüll', 'Amselweg;05.01. 19.01. 02.02.')
    expect(refused).toContain('Dem Datum „05.01.“ fehlt das Jahr.')
    expect(refused).toContain(
      'Schreiben Sie das Jahr zu jedem Tag („05.01.2027“), oder einmal in eine Zeile über der Tabelle',
    )
  })
})

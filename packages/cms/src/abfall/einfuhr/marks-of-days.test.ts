import { calls } from '@rathausplatz/contract'
import { describe, expect, test } from 'vitest'
import { importingTown } from './testing/importing-town.ts'
import { place, readInTown } from './testing/read-in-town.ts'

const HEAD = 'Straße;Abfallart;Datum'
const orte = [place('Dorf', 'Amselweg')]
const read = (...lines: readonly string[]) => readInTown(lines, { orte })
const days = (dates: readonly string[]) => dates.map(one => one.split(' ')[1]?.slice(5))

describe('W10: a sign beside a day points to its legend', () => {
  test.each<[string, string]>([
    ['27.10.2027*', '* Verschiebung wegen Feiertag'],
    ['27.10.2027 *', '* = verschoben wegen Feiertag'],
    ['27.10.2027**', '** geänderter Abfuhrtag wegen Feiertag'],
    ['27.10.2027(*)', '(*) Feiertagsverschiebung'],
    ['27.10.2027 (*)', '* Termin verlegt'],
    ['Mi 27.10.2027*', '* abweichender Abfuhrtag'],
    ['27.10.2027¹', '¹ Vorverlegung wegen Allerheiligen'],
    ['27.10.2027 1)', '1) Nachholtermin'],
    ['27.10.2027 (V)', '(V) = verlegt'],
    ['27.10.2027 (F)', 'F: Feiertagsverschiebung'],
    ['27.10.2027°', '° Änderung durch Feiertag'],
    ['27.10.2027#', '# Abfuhr wird wegen des Feiertags nachgeholt'],
    ['2027-10-27*', '* Verschiebung wegen Feiertag'],
  ])('„%s“ with „%s“ is that day', async (day, legend) => {
    const { dates, told } = await read(
      HEAD,
      `Amselweg;Restmüll;${day}`,
      'Amselweg;Restmüll;09.11.2027',
      `${legend};;`,
    )
    expect(days(dates)).toEqual(['10-27', '11-09'])
    expect(told?.fehler).toEqual([])
    expect(told?.bedenken).toEqual([])
    expect(told?.hinweise.join()).not.toContain('Nicht gelesen')
  })

  test.each<[string, string]>([
    ['27.10.2027*', '* nur Hausnummern 1–9'],
    ['27.10.2027*', '* voraussichtlich'],
    ['27.10.2027*', '* Sperrung der Brücke'],
    ['27.10.2027 evtl.', ''],
    ['27.10.2027 (Feuerwehr)', ''],
  ])('„%s“ with „%s“ is unclear: it is left out and asked', async (day, legend) => {
    const lines = [HEAD, `Amselweg;Restmüll;${day}`, 'Amselweg;Restmüll;09.11.2027']
    const { dates, told } = await read(...lines, ...(legend ? [`${legend};;`] : []))
    expect(days(dates)).toEqual(['11-09'])
    expect(told?.bedenken.join()).toContain('1 Termin bleibt weg, weil unklar ist, ob er gilt: Restmüll')
    expect(told?.bedenken.join()).toContain('27.10.2027')
  })

  test('a heading with a star is no legend, and a legend that no sign needs is told', async () => {
    const block = await read('* Restmüll', '27.10.2027*, 09.11.2027', '* Papier', '12.01.2027')
    expect(block.dates.map(one => one.split(' ')[0])).toEqual(['papier', 'restmuell', 'restmuell'])
    const { told } = await read(HEAD, 'Amselweg;Restmüll;27.10.2027', '* nur Nordseite;;')
    expect(JSON.stringify(told)).toContain('Das Datum fehlt.')
  })

  test('a cancelled day is not collected', async () => {
    const { dates } = await read(
      HEAD,
      'Amselweg;Restmüll;27.10.2027*',
      'Amselweg;Restmüll;02.11.2027 (entfällt)',
      'Amselweg;Restmüll;09.11.2027',
      '* entfällt;;',
    )
    expect(days(dates)).toEqual(['11-09'])
  })

  test('a sign without a legend is read as its day and asked', async () => {
    const { dates, told } = await read(HEAD, 'Amselweg;Restmüll;27.10.2027*', 'Amselweg;Restmüll;09.11.2027')
    expect(days(dates)).toEqual(['10-27', '11-09'])
    expect(told?.bedenken.join()).toContain(
      'Neben diesen Tagen steht ein Zeichen, das die Datei nicht erklärt: „27.10.2027*“. Gelesen wird der Tag, wie er dasteht. Stimmt das?',
    )
  })

  test.each<[string, string]>([
    ['signs', '11.05.2027 25.05.2027(*) 08.06.2027 22.06.2027* 06.07.2027'],
    ['commas', '11.05.2027, 25.05.2027*, 08.06.2027, 22.06.2027 (*), 06.07.2027'],
    ['without a year', '11.05., 25.05.*, 08.06., 22.06.(*), 06.07.2027'],
  ])('days with %s in one cell leave the others alone', async (_, cell) => {
    const { dates } = await read('Straße;Restmüll;Biotonne', `Amselweg;${cell};12.01.2027`, '* verlegt;;')
    expect(days(dates.filter(one => one.startsWith('rest')))).toEqual([
      '05-11',
      '05-25',
      '06-08',
      '06-22',
      '07-06',
    ])
  })

  test('one unreadable day leaves the clean ones, and is named', async () => {
    const { dates, told } = await read(
      'Straße;Restmüll;Biotonne',
      'Amselweg;11.05.2027, 31.02.2027, 08.06.2027;12.01.2027',
    )
    expect(days(dates.filter(one => one.startsWith('rest')))).toEqual(['05-11', '06-08'])
    expect(told?.fehler.map(({ satz }) => satz)).toEqual(['„31.02.2027“ ist kein Datum.'])
  })

  test('a starred day in the plan moves that date with the reason of the legend', async () => {
    const { place: add, tour, plan, take, call } = await importingTown()
    const { id } = await add('Amselweg')
    await plan((await tour({ orte: [id] })).id, '2027-01-01', '2027-03-31')
    await take(
      [
        ...['12.01.2027', '26.01.2027', '10.02.2027*', '23.02.2027', '09.03.2027'].map(
          day => `Amselweg;Restmüll;${day}`,
        ),
        '* Verschiebung wegen Rosenmontag;;',
      ],
      HEAD,
    )
    const { data } = await call(calls.abfallTermine, { params: { ort: id }, query: { von: '2027-02-01' } })
    expect(data.slice(0, 2).map(({ datum, satz }) => [datum, satz])).toEqual([
      ['2027-02-10', 'verschoben vom Di., 9. Februar, wegen Rosenmontag'],
      ['2027-02-23', ''],
    ])
  })
})

describe('W10: a title that only adds „verschoben“', () => {
  const calendar = (...entries: readonly [day: string, title: string][]) =>
    readInTown(
      [
        'BEGIN:VCALENDAR',
        ...entries.flatMap(([day, title], nr) => [
          'BEGIN:VEVENT',
          `UID:${nr}`,
          `DTSTART;VALUE=DATE:2027${day}`,
          `SUMMARY:${title}`,
          'END:VEVENT',
        ]),
        'END:VCALENDAR',
      ],
      { name: 'abfuhr.ics', orte },
    )

  test.each<[string]>([
    ['Restmüll (verschoben)'],
    ['Restmüll - verschoben'],
    ['Restmüll, verschoben!'],
    ['Restmüll VERSCHOBEN'],
    ['Restmüll *verschoben*'],
    ['Restmüll verlegt'],
    ['Restmüll (vorverlegt)'],
  ])('„%s“ is the new day, if no other is beside it', async title => {
    const { dates, told } = await calendar(['0512', 'Restmüll'], ['0527', title], ['0609', 'Restmüll'])
    expect(days(dates)).toEqual(['05-12', '05-27', '06-09'])
    expect(told?.bedenken.filter(one => one.includes('unklar'))).toEqual([])
  })

  test.each<[string]>([['0525'], ['0526'], ['0528'], ['0530']])(
    'beside another date of its kind on %s it may be the old day, and is asked',
    async day => {
      const { dates, told } = await calendar([day, 'Restmüll'], ['0527', 'Restmüll (verschoben)'])
      expect(dates).toHaveLength(1)
      expect(told?.bedenken.join()).toContain('unklar ist, ob er gilt')
    },
  )

  test('what is already in the calendar on an unclear day is not said to be missing', async () => {
    const { told } = await calendar(['0526', 'Restmüll'], ['0527', 'Restmüll (verschoben)'])
    expect(told?.bedenken.join()).toContain(
      'Was an diesem Tag schon im Kalender steht, bleibt; ein neuer Termin fehlt dort.',
    )
  })
})

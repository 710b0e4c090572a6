import { describe, expect, test } from 'vitest'
import { place, readInTown } from './testing/read-in-town.ts'

const NEW = { neueOrte: true }
const TOWN = {
  orte: [place('Kernstadt', 'Kelterstraße'), place('Unterweiler', 'Kirchstraße')],
  gemeinde: { name: 'Rebenau', plz: '76999' },
}
const inTown = (lines: readonly string[], more: Parameters<typeof readInTown>[1] = {}) =>
  readInTown(lines, { ...TOWN, ...more })
const fresh = (lines: readonly string[]) => readInTown(lines, { manner: NEW })
const A = 'restmuell 2027-01-04 Amselweg'

describe('W7: columns for house numbers', () => {
  test.each<[string, string, string]>([
    ['von;bis', '1;19', '1–19'],
    ['Hausnr. von;bis', '1;9', '1–9'],
    ['Von;Bis', '1;19a', '1–19a'],
    ['Hausnr. von;Hausnr. bis', '1;19', '1–19'],
    ['Hausnummer von;Hausnummer bis', '20;Ende', 'ab 20'],
    ['HNR_VON;HNR_BIS', '001;023', '1–23'],
    ['von Hs.-Nr.;bis Hs.-Nr.', '1;1', '1'],
    ['ab Hausnummer;bis Hausnummer', ';17a', 'bis 17a'],
    ['Nr. von;Nr. bis', '2;20', '2–20'],
  ])('%s with %s are %s', async (head, values, form) => {
    const { dates, told } = await fresh([
      `Ort;Straße;${head};Abfallart;Datum`,
      `Dorf;Amselweg;${values};Restmüll;04.01.2027`,
    ])
    expect(dates).toEqual([`${A} ${form}, Dorf`])
    expect([told?.fehler, told?.hinweise]).toEqual([[], []])
  })

  test.each([
    ['gerade', '2;20', '2–20 gerade'],
    ['g', '2;20', '2–20 gerade'],
    ['U', '1;19', '1–19 ungerade'],
    ['ungerade Hausnummern', '1;19', '1–19 ungerade'],
    ['beide', '1;19', '1–19'],
    ['fortlaufend', '1;19', '1–19'],
    ['', '1;19', '1–19'],
    ['gerade', ';', 'gerade'],
  ])('a column „Seite“ with „%s“', async (side, values, form) => {
    const { dates } = await fresh([
      'Ort;Straße;Hausnr. von;Hausnr. bis;Seite;Abfallart;Datum',
      `Dorf;Amselweg;${values};${side};Restmüll;04.01.2027`,
    ])
    expect(dates).toEqual([`${A} ${form}, Dorf`])
  })

  test.each([
    ['an unknown side', '1;19;links', '„1 bis 19 links“ sind nicht zu verstehen'],
    ['a range the wrong way round', '19;1;', '„19 bis 1“ sind nicht zu verstehen'],
    ['a number that a program made a day', '2027-01-03;;', 'sind nicht zu verstehen'],
  ])('%s is told, and nothing is guessed', async (_, values, satz) => {
    const { dates, refused } = await fresh([
      'Ort;Straße;Hausnr. von;Hausnr. bis;Seite;Abfallart;Datum',
      `Dorf;Amselweg;${values};Restmüll;04.01.2027`,
    ])
    expect(dates).toEqual([])
    expect(refused).toContain(satz)
  })

  const stop = 'schadstoff 2027-04-10 Amselweg, Dorf'
  test.each<[string, readonly string[], readonly string[]]>([
    [
      'hours behind the day',
      ['Ort;Straße;Abfallart;Datum;von;bis;Standort', 'Dorf;Amselweg;Schadstoffmobil;10.04.2027;9;12;Bauhof'],
      [`${stop} 09:00 12:00 Bauhof`],
    ],
    [
      'hours by a colon',
      ['Ort;Straße;von;bis;Abfallart;Datum', 'Dorf;Amselweg;9:00;12:00;Schadstoffmobil;10.04.2027'],
      [`${stop} 09:00 12:00`],
    ],
    [
      'hours by a word',
      ['Ort;Straße;Abfallart;Datum;von;bis', 'Dorf;Amselweg;Schadstoffmobil;10.04.2027;9 Uhr;12 Uhr'],
      [`${stop} 09:00 12:00`],
    ],
    [
      'numbers by their size',
      ['Ort;Abfallart;Datum;von;bis;Straße', 'Dorf;Restmüll;04.01.2027;21;39;Amselweg'],
      [`${A} 21–39, Dorf`],
    ],
    [
      'numbers by a letter',
      ['Ort;Straße;Abfallart;Datum;von;bis', 'Dorf;Amselweg;Restmüll;04.01.2027;1;9a'],
      [`${A} 1–9a, Dorf`],
    ],
  ])('„von“ and „bis“ are %s', async (_, lines, dates) => {
    expect((await fresh(lines)).dates).toEqual(dates)
  })

  test('„von“ and „bis“ that may be either are told', async () => {
    const { refused } = await fresh([
      'Ort;von;bis;Abfallart;Datum;Straße',
      'Dorf;9;12;Restmüll;04.01.2027;Amselweg',
    ])
    expect(refused).toContain(
      'Ob „9“ und „12“ unter „von“ und „bis“ Hausnummern oder Uhrzeiten sind, ist unklar.',
    )
  })

  test('each part of a street gets its dates, and a row for the whole street counts for each part', async () => {
    const { dates } = await fresh([
      'Ort;Straße;Abfallart;Datum',
      'Dorf;Amselweg;Papier;07.01.2027',
      'Dorf;Amselweg 1-19;Restmüll;04.01.2027',
      'Dorf;Amselweg Nr. 20 bis Ende;Restmüll;05.01.2027',
    ])
    expect(dates).toEqual([
      'papier 2027-01-07 Amselweg 1–19, Dorf',
      'papier 2027-01-07 Amselweg ab 20, Dorf',
      'restmuell 2027-01-04 Amselweg 1–19, Dorf',
      'restmuell 2027-01-05 Amselweg ab 20, Dorf',
    ])
  })

  test('a new part of a street that is there as a whole must be confirmed: it gets no other dates', async () => {
    const lines = ['Ort;Straße;Restmüll', 'Kernstadt;Kelterstraße 1-19;04.01.2027']
    const { told } = await inTown(lines, { manner: NEW })
    expect(told?.bedenken.join()).toContain(
      'Neu angelegt wird ein Teil einer Straße, die es schon als Ganzes gibt: „Kelterstraße 1–19“.',
    )
    const { refused } = await inTown(lines)
    expect(refused).toContain('ohne diese Hausnummern, nicht übernommen: Kelterstraße, 1–19, Kernstadt')
  })

  test('a part is known again in another spelling, and a house is in its part only', async () => {
    const orte = [place('Dorf', 'Amselweg', '1-19 ungerade'), place('Dorf', 'Amselweg', 'ab 20')]
    const { dates, told } = await readInTown(
      [
        'Straße;Restmüll',
        'Amselweg 1 bis 19 (ungerade);04.01.2027',
        'Amselweg 22;05.01.2027',
        'Amselweg 18;06.01.2027',
      ],
      { orte },
    )
    expect(dates).toEqual([`${A} 1-19 ungerade, Dorf`, 'restmuell 2027-01-05 Amselweg ab 20, Dorf'])
    expect(told?.hinweise.join()).toContain('ohne diese Hausnummern, nicht übernommen: Amselweg, 18')
  })
})

describe('W8: every column that is not used is named with the reason', () => {
  test.each<[string, readonly string[], string]>([
    [
      'an unknown column with dates',
      ['Ort;Straße;Restmüll;Sondertour', 'Dorf;Amselweg;04.01.2027;08.01.2027'],
      '„Sondertour“ (Überschrift unbekannt)',
    ],
    [
      'an unknown column with words',
      ['Ort;Straße;Restmüll;Fahrer', 'Dorf;Amselweg;04.01.2027;Team 3'],
      '„Fahrer“ (Überschrift unbekannt)',
    ],
    [
      'a column without a heading',
      ['Ort;Straße;Restmüll;', 'Dorf;Amselweg;04.01.2027;früh'],
      '„Spalte 4“ (ohne Überschrift)',
    ],
    [
      'a column that such a table does not need',
      ['Ort;Straße;Restmüll;Uhrzeit', 'Dorf;Amselweg;04.01.2027;6:00'],
      '„Uhrzeit“ (wird in einer solchen Tabelle nicht gelesen)',
    ],
    [
      'a second column of the same name',
      ['Ort;Straße;Abfallart;Abfallart;Datum', 'Dorf;Amselweg;Restmüll;Papier;04.01.2027'],
      '„Abfallart“',
    ],
    ['postcodes', ['Ort;PLZ;Straße;Restmüll', 'Dorf;76999;Amselweg;04.01.2027'], '„PLZ“'],
  ])('%s', async (_, lines, words) => {
    const { dates, told } = await fresh(lines)
    expect(dates).toEqual([`${A}, Dorf`])
    expect(told?.hinweise.join()).toContain(words)
  })
})

test('W8: columns beyond the last that is read are told', async () => {
  const wide = ['Restmüll', '04.01.2027', ...Array.from({ length: 398 }, () => ''), 'x', '05.01.2027']
  const { dates, told } = await readInTown([wide.join(';')], {
    ...TOWN,
    manner: { neueOrte: false, ort: 'Kernstadt' },
  })
  expect(dates).toEqual(['restmuell 2027-01-04 Kelterstraße, Kernstadt'])
  expect(told?.hinweise).toContain('Gelesen wurden die ersten 400 Spalten.')
})

describe('W9: rows and columns in the shapes of offices', () => {
  test.each(['x', 'X', 'ja', '✓', '●', '1', 'WAHR'])(
    'a column per kind with the mark „%s“ on the day of the row',
    async mark => {
      const { dates, told } = await inTown(
        ['Datum;Restmüll;Biotonne;Papier', `04.01.2027;${mark};;`, `05.01.2027;-;${mark};${mark}`],
        {
          manner: { neueOrte: false, ort: 'Kernstadt' },
        },
      )
      const of = 'Kelterstraße, Kernstadt'
      expect(dates).toEqual([
        `biomuell 2027-01-05 ${of}`,
        `papier 2027-01-05 ${of}`,
        `restmuell 2027-01-04 ${of}`,
      ])
      expect(told?.fehler).toEqual([])
    },
  )

  test('marks with streets, a word among them, a number that may be a district, and a row without a day', async () => {
    const { dates, told } = await fresh([
      'Datum;Ort;Straße;Restmüll;Biotonne',
      '04.01.2027;Dorf;Amselweg;x;14-täglich',
      '05.01.2027;Dorf;Amselweg;2;',
      ';Dorf;Amselweg;x;',
    ])
    expect(dates).toEqual([`${A}, Dorf`])
    expect(told?.fehler).toEqual([
      { zeile: 2, satz: '„14-täglich“ in der Spalte „Biotonne“ ist weder ein Kreuz noch ein Datum.' },
      { zeile: 3, satz: '„2“ in der Spalte „Restmüll“ ist weder ein Kreuz noch ein Datum.' },
      { zeile: 4, satz: 'Das Datum fehlt.' },
    ])
  })

  test.each<[string, readonly string[]]>([
    ['Gemeinde and Ortsteil', ['Gemeinde;Ortsteil;Straße', 'Rebenau;Kernstadt;Kelterstraße']],
    ['Ort and Ortsteil', ['Ort;Ortsteil;Straße', 'Rebenau;Kernstadt;Kelterstraße']],
    ['Ortsteil and Ort', ['Ortsteil;Ort;Straße', 'Kernstadt;Rebenau;Kelterstraße']],
    ['Stadt alone', ['Stadt;;Straße', 'Rebenau;;Kelterstraße']],
    ['Gemeinde that is a part of the town', ['Gemeinde;;Straße', 'Kernstadt;;Kelterstraße']],
    ['Ort that is the whole town', ['Ort;;Straße', 'Rebenau;;Kelterstraße']],
    ['Ort with both names', ['Ort;;Straße', 'Rebenau-Kernstadt;;Kelterstraße']],
    ['Stadtteil', ['Stadtteil;;Straße', 'Kernstadt;;Kelterstr.']],
    ['Adresse', ['Ort;;Adresse', 'Kernstadt;;Kelterstraße']],
  ])('%s', async (_, [head, row]) => {
    const { dates } = await inTown([`${head};Abfallart;Datum`, `${row};Restmüll;04.01.2027`])
    expect(dates).toEqual(['restmuell 2027-01-04 Kelterstraße, Kernstadt'])
  })

  test('a row of another municipality is left out and named', async () => {
    const { dates, told } = await inTown([
      'Gemeinde;Ortsteil;Straße;Abfallart;Datum',
      'Rebenau;Kernstadt;Kelterstraße;Restmüll;04.01.2027',
      'Neustadt;Kernstadt;Kelterstraße;Restmüll;05.01.2027',
    ])
    expect(dates).toEqual(['restmuell 2027-01-04 Kelterstraße, Kernstadt'])
    expect(told?.hinweise).toEqual(['Für eine andere Gemeinde, nicht übernommen: Neustadt (1-mal)'])
    expect(told?.bedenken).toEqual([])
  })

  test.each([
    ['both lines empty', ';;Biotonne;05.01.2027'],
    ['the street empty', 'Dorf;;Biotonne;05.01.2027'],
  ])(
    'a row without its street is told, with %s: a text file does not say which cells were merged',
    async (_, row) => {
      const { dates, told } = await fresh([
        'Ort;Straße;Abfallart;Datum',
        'Dorf;Amselweg;Restmüll;04.01.2027',
        row,
      ])
      expect(dates).toEqual([`${A}, Dorf`])
      expect(told?.fehler).toEqual([{ zeile: 3, satz: 'Die Straße fehlt. Andere Zeilen nennen sie.' }])
    },
  )

  test.each<[string, readonly string[], readonly string[]]>([
    [
      'several days in a cell',
      ['Ort;Straße;Abfallart;Termine', 'Dorf;Amselweg;Restmüll;04.01.2027, 18.01.2027'],
      ['01-04', '01-18'],
    ],
    [
      'several columns of days',
      ['Ort;Straße;Abfallart;Termin 1;Termin 2', 'Dorf;Amselweg;Restmüll;04.01.2027;18.01.2027'],
      ['01-04', '01-18'],
    ],
    [
      'a week and a weekday',
      [
        'Ort;Straße;Abfallart;KW;Tag;Jahr',
        'Dorf;Amselweg;Restmüll;1;Mo;2027',
        'Dorf;Amselweg;Restmüll;KW 3;Mo;2027',
      ],
      ['01-04', '01-18'],
    ],
    [
      'the year in the title',
      ['Abfuhrkalender 2027', 'Ort;Straße;Restmüll', 'Dorf;Amselweg;"Mo. 4.1., Mo. 18.1."'],
      ['01-04', '01-18'],
    ],
    [
      'the year in a column',
      ['Jahr;Ort;Straße;Restmüll', '2027;Dorf;Amselweg;"4.1., 18. Jan"'],
      ['01-04', '01-18'],
    ],
    [
      'lines in a cell',
      ['Ort;Straße;Restmüll', 'Dorf;Amselweg;"04.01.2027', '18.01.2027"'],
      ['01-04', '01-18'],
    ],
    ['tabulators', ['Ort\tStraße\tRestmüll', 'Dorf\tAmselweg\t04.01.2027, 18.01.2027'], ['01-04', '01-18']],
    ['bars', ['Ort|Straße|Abfallart|Datum', 'Dorf|Amselweg|Restmüll|04.01.2027'], ['01-04']],
    [
      'commas, under a title with a semicolon',
      ['Abfuhr; Stand 2026', 'Ort,Straße,Abfallart,Datum', 'Dorf,Amselweg,Restmüll,04.01.2027'],
      ['01-04'],
    ],
    [
      'other headings',
      ['Abholtermin;Abfallfraktion;Straßenname;Ortsname', '04.01.2027;Restmüll;Amselweg;Dorf'],
      ['01-04'],
    ],
    [
      'headings of programs',
      ['ORT;STR;TONNENART;LEERUNGSTAG', 'Dorf;Amselweg;Restmüll;04.01.2027'],
      ['01-04'],
    ],
  ])('%s', async (_, lines, days) => {
    const { dates, told } = await fresh(lines)
    expect(dates).toEqual(days.map(day => `restmuell 2027-${day} Amselweg, Dorf`))
    expect(told?.fehler).toEqual([])
  })

  test('the year of the title is told', async () => {
    const { told } = await readInTown(['Ort;Straße;Restmüll', 'Dorf;Amselweg;4.1.'], {
      manner: NEW,
      name: 'abfuhr-2027.csv',
    })
    expect(told?.hinweise).toContain('1 Tag steht ohne Jahr da. Gelesen wird 2027, wie in „abfuhr-2027.csv“.')
  })

  test('two streets of one cell both get the date', async () => {
    const { dates } = await fresh([
      'Ort;Straße;Abfallart;Datum',
      'Dorf;"Amselweg, Finkenweg 1-9";Restmüll;04.01.2027',
    ])
    expect(dates).toEqual([`${A}, Dorf`, 'restmuell 2027-01-04 Finkenweg 1–9, Dorf'])
  })

  test('American days of a file that proves them are read so; days without a proof must be confirmed', async () => {
    const list = (...days: string[]) =>
      fresh(['Ort,Straße,Abfallart,Datum', ...days.map(day => `Dorf,Amselweg,Restmüll,${day}`)])
    const proven = await list('1/4/2027', '1/18/2027')
    expect(proven.dates).toEqual([`${A}, Dorf`, 'restmuell 2027-01-18 Amselweg, Dorf'])
    const open = await list('3/4/2027')
    expect(open.dates).toEqual(['restmuell 2027-04-03 Amselweg, Dorf'])
    expect(open.told?.bedenken[0]).toContain('Gelesen wird zuerst der Tag, dann der Monat')
  })
})

describe('W10: an hour beside a day', () => {
  test('is left out for bins, with a note, and kept for a stop', async () => {
    const { dates, told } = await fresh([
      'Ort;Straße;Abfallart;Datum',
      'Dorf;Amselweg;Restmüll;04.01.2027 06:00',
      'Dorf;Amselweg;Schadstoffmobil;10.04.2027 09:00',
    ])
    expect(dates).toEqual([`${A}, Dorf`, 'schadstoff 2027-04-10 Amselweg, Dorf 09:00'])
    expect(told?.hinweise).toEqual(['1-mal stand bei einer Tonne eine Uhrzeit; übernommen wird der Tag.'])
  })
})

import { describe, expect, test } from 'vitest'
import { place, readInTown } from '../testing/read-in-town.ts'

const orte = [place('Kernstadt', 'Parkweg')]
type Entry = { readonly day: string; readonly description?: string; readonly more?: readonly string[] }

const read = (entries: readonly Entry[], summary = 'Restmüll') =>
  readInTown(
    [
      'BEGIN:VCALENDAR',
      ...entries.flatMap(({ day, description, more = [] }) => [
        'BEGIN:VEVENT',
        `UID:${day}`,
        `DTSTART;VALUE=DATE:2027${day}`,
        `SUMMARY:${summary}`,
        ...(description === undefined ? [] : [`DESCRIPTION:${description.replaceAll(/[,;]/g, '\\$&')}`]),
        ...more,
        'END:VEVENT',
      ]),
      'END:VCALENDAR',
    ],
    { orte, name: 'abfuhr.ics', manner: { neueOrte: false, strasse: 'Parkweg' } },
  )
const daysOf = (dates: readonly string[]) => dates.map(one => one.split(' ')[1]?.slice(5))
/** Reads the entry of 16 February with this description, between two others. */
const readAmong = (description: string, summary?: string) =>
  read([{ day: '0202' }, { day: '0216', description }, { day: '0302' }], summary)

describe('W1: a description that moves its collection keeps the date out, and is named', () => {
  test.each([
    'Achtung: Diese Leerung wird auf Samstag, 13.02.2027 vorverlegt.',
    'Achtung: Wegen Fasnacht wird diese Leerung auf Samstag, 13.02.2027 vorverlegt!',
    'Die Abfuhr wird auf den 17.02. verlegt.',
    'verlegt auf 17.02.2027',
    'Verlegt auf Mittwoch.',
    'Wird am Mittwoch nachgeholt',
    'Nachgeholt am 17.2.',
    'Die Leerung verschiebt sich um einen Tag.',
    'Die Abfuhr verschiebt sich auf Donnerstag, den 18. Februar 2027.',
    'Neuer Termin: 18.02.2027',
    'Ersatztermin: 20.02.',
    'Ausweichtermin ist der 20.02.2027',
    'Abholung einen Tag später',
    'Abholung erst am Mittwoch',
    'Die Tonne wird bereits am Montag geleert.',
    'Die Abfuhr findet am 17.02. statt am 16.02. statt.',
    'Bitte bis 6 Uhr bereitstellen. Diese Abfuhr wird vorgezogen.',
    'Parkweg\\nRestmüll\\nDie Abfuhr wird nachgefahren',
    'Tel. 07221 12345. Statt Dienstag Samstag.',
    'Wird vorgefahren (13.02.)',
    `${'Bitte stellen Sie die Tonne an den Straßenrand. '.repeat(8)}Diese Leerung wird auf den 13.02. vorverlegt.`,
    '<p>Diese Leerung wird auf den <b>13.02.</b> vorverlegt.</p>',
  ])('%s', async description => {
    const { dates, told } = await readAmong(description)
    expect(daysOf(dates)).toEqual(['02-02', '03-02'])
    expect(told?.hinweise.join('\n')).toMatch(/nicht übernommen: Restmüll, .*\(16\.02\.2027\)/)
  })
})

describe('W1: a description that cancels its collection cancels it', () => {
  test.each([
    'Diese Abfuhr entfällt wegen der Straßensperrung.',
    'Entfällt!',
    'fällt aus',
    'Die Leerung am 16.02.2027 fällt wegen Streik aus.',
    'Achtung: Die Abfuhr findet nicht statt.',
    'Bitte bis 6 Uhr bereitstellen. Termin abgesagt.',
    'Keine Leerung an diesem Tag',
    'Wegen Bauarbeiten im Parkweg entfällt die Leerung.',
  ])('%s', async description => {
    const { dates, told } = await readAmong(description)
    expect(daysOf(dates)).toEqual(['02-02', '03-02'])
    expect(told?.hinweise.join('\n')).toContain('Keine Abfuhr, nicht übernommen: Restmüll, ')
  })

  test('a description of another day or another kind cancels nothing for certain', async () => {
    for (const description of ['Die Abfuhr am 18.02. entfällt.', 'Die Biotonne entfällt.']) {
      const { dates, told } = await readAmong(description)
      expect(daysOf(dates)).toEqual(['02-02', '03-02'])
      expect(told?.hinweise.join('\n')).toContain('Unklar, nicht übernommen: Restmüll, ')
    }
  })

  test('it counts too where only the category names the kind', async () => {
    const entry = { day: '0216', description: 'Diese Abfuhr entfällt.', more: ['CATEGORIES:Restmüll'] }
    const { dates } = await read([{ day: '0202', more: ['CATEGORIES:Restmüll'] }, entry], 'Abfuhr')
    expect(daysOf(dates)).toEqual(['02-02'])
  })
})

describe('W1: a description that only repeats what is known changes nothing', () => {
  test.each([
    'Parkweg',
    'Parkweg 3, Kernstadt',
    'Restmüll',
    'Bitte bis 6 Uhr bereitstellen.',
    'Bitte die Tonne bis spätestens 6:00 Uhr an den Straßenrand stellen!',
    'Fragen? Tel. 07221 12345 oder abfall@example.org',
    'Abfuhr am 16.02.2027',
    'Die Abfuhr findet ab 6 Uhr statt.',
    'Änderungen vorbehalten',
    'Überfüllte Tonnen werden nicht geleert.',
    'Bei Ausfall der Leerung rufen Sie bitte 0800 123456 an.',
    'Falls die Abfuhr entfällt, steht das auf unserer Seite.',
    'Bei Feiertagen verschiebt sich die Abfuhr.',
    'Bereitstellung ab 18 Uhr am Vorabend erlaubt',
    'https://example.org/abfall?strasse=Parkweg',
    'Verlegt vom 15.02.',
    'Nachholtermin',
  ])('%s', async description => {
    const { dates, told } = await readAmong(description)
    expect(daysOf(dates)).toEqual(['02-02', '02-16', '03-02'])
    expect(told?.bedenken).toEqual([])
  })
})

describe('W1: a sentence at most dates of a title is a rule of the office, and asked', () => {
  const rule = 'Die Abfuhr kann sich verschieben. Die Leerung am 02.03. entfällt.'
  test('it keeps out only the day that it names', async () => {
    const { dates, told } = await read(
      ['0202', '0216', '0302', '0316'].map(day => ({ day, description: rule })),
    )
    expect(daysOf(dates)).toEqual(['02-02', '02-16', '03-16'])
    expect(told?.bedenken).toEqual([
      'In der Beschreibung der Termine steht: „Die Abfuhr kann sich verschieben.“ (4-mal); „Die Leerung am 02.03. entfällt.“ (3-mal). Die Tage gelten so, wie sie in der Datei stehen. Stimmt das?',
    ])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { personName } from '../given-text.ts'
import { readPersonName } from './person-name.ts'

const read = (text: string) => personName(80).safeParse(text)

describe('F4: a name is taken as people write it', () => {
  test.each([
    ['Dr.med. Anna Müller', 'Dr. med. Anna Müller'],
    ['Dr.Müller', 'Dr. Müller'],
    ['Prof.Dr.Dr.h.c. Anna Müller', 'Prof. Dr. Dr. h. c. Anna Müller'],
    ['Dipl.-Ing. (FH) Bernd Beispiel', 'Dipl.-Ing. (FH) Bernd Beispiel'],
    ['J.R.R. Beispiel', 'J. R. R. Beispiel'],
    ["O'Connor", "O'Connor"],
    ['O’Connor', 'O’Connor'],
    ['O´Connor', 'O’Connor'],
    ['O`Connor', 'O’Connor'],
    ['Oʼ Connor', 'O’ Connor'],
    ['O‘Connor', 'O’Connor'],
    ["D'Amico-D’Angelo", "D'Amico-D’Angelo"],
    ['Müller-Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Müller–Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Müller‐Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Müller‑Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Müller -Lüdenscheidt', 'Müller-Lüdenscheidt'],
    ['Anna Müller (geb. Schulz)', 'Anna Müller (geb. Schulz)'],
    ['Anna Müller, geb.Schulz', 'Anna Müller, geb. Schulz'],
    ['Anna & Bernd Müller', 'Anna & Bernd Müller'],
    ['Anna ＆ Bernd Müller', 'Anna & Bernd Müller'],
    ['Anna + Bernd Müller', 'Anna + Bernd Müller'],
    ['Anna und Bernd Müller', 'Anna und Bernd Müller'],
    ['Müller/Schmidt', 'Müller/Schmidt'],
    ['Familie Müller', 'Familie Müller'],
    ['Müller, Anna', 'Müller, Anna'],
    ['3. Bürgermeister', '3. Bürgermeister'],
    ['TSV 1848 Beispielstadt', 'TSV 1848 Beispielstadt'],
    ['Heinz Müller III.', 'Heinz Müller III.'],
    ['van der Berg', 'van der Berg'],
    ['Freiherr von und zu Beispiel', 'Freiherr von und zu Beispiel'],
    ['Jose\u0301 A\u0301lvarez', 'José Álvarez'],
    ['Nguyễn Thị Ánh', 'Nguyễn Thị Ánh'],
    ['Þórdís Ægisdóttir', 'Þórdís Ægisdóttir'],
    ['Łukasz Żółć', 'Łukasz Żółć'],
    ['İpek Yılmaz', 'İpek Yılmaz'],
    ['Олена Шевченко', 'Олена Шевченко'],
    ['Γιώργος Παπαδόπουλος', 'Γιώργος Παπαδόπουλος'],
    ['李小龍', '李小龍'],
    ['マイケル・ミュラー', 'マイケル・ミュラー'],
    ['محمد علی\u200cرضا', 'محمد علی\u200cرضا'],
    ['שרה ג׳ונס', 'שרה ג׳ונס'],
    ['प्रिया शर्मा', 'प्रिया शर्मा'],
    ['Gal·la Beispiel', 'Gal·la Beispiel'],
    ['Hans „Hansi“ Müller', 'Hans ’Hansi’ Müller'],
    ['  Anna \u00a0 Müller\t', 'Anna Müller'],
    ['Zoë', 'Zoë'],
  ])('%j is %s', (typed, name) => {
    expect(read(typed)).toMatchObject({ success: true, data: name })
    expect(read(name)).toMatchObject({ success: true, data: name })
  })

  test.each([
    ['anna@example.org', /E-Mail-Adresse/],
    ['evil.example', /Webadresse/],
    ['Dr.evil.example', /Webadresse/],
    ['www.evil', /Webadresse/],
    ['Stadt https://evil.example', /Webadresse/],
    ['//evil', /Webadresse/],
    ['Rufen Sie 0900 1', /Telefonnummer/],
    ['Rufen Sie 22833', /Telefonnummer/],
    ['Rufen Sie ０９００ １', /Telefonnummer/],
    ['„Stadt“', /Zeichen „ steht/],
    ['Anna“ schreibt. Die „Stadt', /Zeichen “ steht/],
    ['Anna <b>', /Zeichen < steht/],
    ['Anna: Hallo', /Zeichen : steht/],
    ['Anna!', /Zeichen ! steht/],
    ['Anna 😀', /Zeichen 😀 steht/],
  ])('%j is refused: %s', (typed, fault) => {
    const found = read(typed)
    expect(found.success ? '' : found.error.issues[0]?.message).toMatch(fault)
    expect(found.success ? '' : found.error.issues[0]?.message).toMatch(/zum Beispiel Erika Beispiel\.$/)
  })
})

describe('F6: numbers in names of clubs, classes and years are no telephone numbers', () => {
  test.each([
    'FC Rebenau 08',
    'FC 08',
    'SG 05',
    'Schalke 04 Fans',
    'Jahrgang 1955/56',
    'Jahrgang 1955/1956',
    'Jahrgänge 1955 - 1957',
    'Abitur 1990 und 1991',
    'Saison 2026/27',
    'Kegelclub ’Alle Neune’ 09',
    'Person 0',
    'TSV 1904 Rebenau e. V.',
    'SV 98/07',
    'F-Jugend 05/06/07',
    'Klasse 5b',
    'Klasse 10a, 10b und 10c',
    'Klasse 3 2026',
    '1. FC Rebenau 08, 2. Mannschaft',
    'U19',
    'AH Ü40/50',
    'Gruppe 007',
    'Anna Müller (geb. 07.05.1955)',
    'Anna Müller, 7. 5. 1955',
    'Stamm 0815',
  ])('%s', name => expect(read(name)).toMatchObject({ success: true, data: name }))

  test.each([
    ['Anna Müller 07272 1234', '07272 1234'],
    ['Anna Müller 0171/2345678', '0171/2345678'],
    ['Anna 0171-23-45-67', '0171-23-45-67'],
    ['Anna +49 7272 12', '+49 7272 12'],
    ['Anna +49 171', '+49 171'],
    ['Anna 0049 7272 1234', '0049 7272 1234'],
    ['Anna (07272) 12-0', '(07272) 12-0'],
    ['Anna 07272', '07272'],
    ['Anna 116117', '116117'],
    ['FC 08 07272', '08 07272'],
    ['Anna 0171 1955 2001', '0171 1955 2001'],
    ['Anna 0900 und 1234', '0900 1234'],
    ['Anna ٠١٧١٢٣٤٥', '01712345'],
    ['Jahrgang 1955/56 0171 234', '1955/56 0171 234'],
    ['01.02.03.04', '01.02.03.04'],
    ['192.168.178.20', '192.168.178.20'],
  ])('%s is refused and %s is named', (name, digits) => {
    const found = read(name)
    expect(found.success ? '' : found.error.issues[0]?.message).toContain(
      `„${digits}“ sieht aus wie eine Telefonnummer.`,
    )
  })
})

test('F4: each name of letters, with hyphens and apostrophes of any kind, is taken and read the same again', () => {
  const word = fc.stringMatching(/^\p{Lu}\p{Ll}{1,8}$/u)
  const between = fc.constantFrom(' ', '-', '–', '‑', ' & ', ', ', ' von ', "'", '’', '´', '. ')
  fc.assert(
    fc.property(word, between, word, (one, sign, other) => {
      const name = readPersonName(`${one}${sign}${other}`)
      expect(name.ok, `${one}${sign}${other}`).toBe(true)
      expect(name.ok && readPersonName(name.value)).toEqual(name)
    }),
  )
})

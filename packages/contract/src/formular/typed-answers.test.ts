import { describe, expect, test } from 'vitest'
import { formularschritt } from '../entities/formular.ts'
import { formularfeld } from '../entities/formularfeld.ts'
import { answerInWords } from './in-words.ts'
import { pruefe } from './pruefe.ts'
import { fileFault } from './read-files.ts'

const heute = '2026-11-27'
const asked = (typ: string, more: object = {}) =>
  formularfeld.parse({ typ, name: 'feld', label: 'Angabe', ...more })

/** Returns the answer in words, or the messages. */
function answered(feld: ReturnType<typeof asked>, value: unknown) {
  const schritte = [formularschritt.parse({ titel: 'Schritt', felder: [feld] })]
  const checked = pruefe({ schritte }, { feld: value }, { heute })
  if (!checked.ok) return checked.fehler
  const { feld: wert } = checked.werte
  return wert === undefined ? '' : answerInWords(feld, wert)
}

describe('F4: a postal address is read as people type it', () => {
  test.each([
    ['Gartenstraße', '3', '76999', 'Neustadt', 'Gartenstraße 3, 76999 Neustadt'],
    ['Gartenstraße', '12 a', '76999', 'Neustadt', 'Gartenstraße 12 a, 76999 Neustadt'],
    ['Gartenstraße', '12a', '76999', 'Neustadt', 'Gartenstraße 12a, 76999 Neustadt'],
    ['Gartenstraße', '12–14', '76999', 'Neustadt', 'Gartenstraße 12-14, 76999 Neustadt'],
    ['Gartenstraße', '12 1/2', '76999', 'Neustadt', 'Gartenstraße 12 1/2, 76999 Neustadt'],
    ['Gartenstraße', '12½', '76999', 'Neustadt', 'Gartenstraße 12½, 76999 Neustadt'],
    ['Gartenstraße', '3, Hinterhaus', '76999', 'Neustadt', 'Gartenstraße 3, Hinterhaus, 76999 Neustadt'],
    ['Landstraße', 'km 3', '76999', 'Neustadt', 'Landstraße km 3, 76999 Neustadt'],
    ['Gartenstraße', '１２', '７６９９９', 'Neustadt', 'Gartenstraße 12, 76999 Neustadt'],
    ['Gartenstraße 12 a', '', '76999', 'Neustadt', 'Gartenstraße 12 a, 76999 Neustadt'],
    ['Gartenstr. 12', '', '76999', 'Neustadt', 'Gartenstr. 12, 76999 Neustadt'],
    ['Gartenstraße 12-14', '', '76999', 'Neustadt', 'Gartenstraße 12-14, 76999 Neustadt'],
    ['Gartenstraße 12 1/2', '', '76999', 'Neustadt', 'Gartenstraße 12 1/2, 76999 Neustadt'],
    ['Straße des 17. Juni 135', '', '10623', 'Neustadt', 'Straße des 17. Juni 135, 10623 Neustadt'],
    ['c/o Müller, Gartenstraße', '3', '76999', 'Neustadt', 'c/o Müller, Gartenstraße 3, 76999 Neustadt'],
    ['c/o Müller, Gartenstraße 3', '', '76999', 'Neustadt', 'c/o Müller, Gartenstraße 3, 76999 Neustadt'],
    ['Postfach', '1234', '76999', 'Neustadt', 'Postfach 1234, 76999 Neustadt'],
    ['Postfach 12 34', '', '76999', 'Neustadt', 'Postfach 12 34, 76999 Neustadt'],
    ['Postfach', '', '76999', 'Neustadt', 'Postfach, 76999 Neustadt'],
    ['Packstation 101', '', '76999', 'Neustadt', 'Packstation 101, 76999 Neustadt'],
    ['Schloss', 'ohne', '76999', 'Neustadt', 'Schloss, 76999 Neustadt'],
    ['Schloss', 'o. Nr.', '76999', 'Neustadt', 'Schloss, 76999 Neustadt'],
    ['Gartenstraße', '3', '76 999', 'Neustadt', 'Gartenstraße 3, 76999 Neustadt'],
    ['Gartenstraße', '3', 'D-76999', 'Neustadt', 'Gartenstraße 3, 76999 Neustadt'],
    ['Gartenstraße', '3', 'D 76 999', 'Neustadt', 'Gartenstraße 3, 76999 Neustadt'],
    ['Gartenstraße', '3', '76999 Neustadt', '', 'Gartenstraße 3, 76999 Neustadt'],
    ['Gartenstraße', '3', 'D-76999 Neustadt', '', 'Gartenstraße 3, 76999 Neustadt'],
    ['Rue de la Gare', '3', 'F-67160', 'Wissembourg', 'Rue de la Gare 3, F-67160 Wissembourg'],
    ['Rheingasse', '3', 'CH-4051', 'Basel', 'Rheingasse 3, CH-4051 Basel'],
    ['Rheingasse', '3', 'CH 4051', 'Basel', 'Rheingasse 3, CH-4051 Basel'],
    ['Ring', '3', 'A-1010', 'Wien', 'Ring 3, A-1010 Wien'],
    ['Gracht', '3', 'NL-1012 AB', 'Amsterdam', 'Gracht 3, NL-1012 AB Amsterdam'],
    ['Q 5', '14-22', '68161', 'Neustadt', 'Q 5 14-22, 68161 Neustadt'],
    ['Gartenstra\u00dfe', '3', '76999', 'Mu\u0308hlstadt', 'Gartenstraße 3, 76999 Mühlstadt'],
    ['  Garten\u00a0straße ', ' 3 ', ' 76999\t', ' Neustadt ', 'Garten straße 3, 76999 Neustadt'],
  ])('%j %j, %j %j is %j', (strasse, hausnummer, plz, ort, words) => {
    expect(answered(asked('adresse'), { strasse, hausnummer, plz, ort })).toBe(words)
  })

  test.each([
    [
      'Gartenstraße',
      '',
      '76999',
      'Neustadt',
      { 'feld.hausnummer': /zum Beispiel 12 a\. Hat das Haus keine/ },
    ],
    ['', '3', '76999', 'Neustadt', { 'feld.strasse': /die Straße an, oder Ihr Postfach/ }],
    ['Gartenstraße', '3', '', 'Neustadt', { 'feld.plz': /zum Beispiel 12345/ }],
    [
      'Gartenstraße',
      '3',
      '4051',
      'Basel',
      { 'feld.plz': /nur vier Ziffern.*Land davor, zum Beispiel F-67160/ },
    ],
    ['Gartenstraße', '3', '769991', 'Neustadt', { 'feld.plz': /fünf Ziffern/ }],
    ['Gartenstraße', '3', 'F-6716', 'Neustadt', { 'feld.plz': /in Frankreich/ }],
    ['Gartenstraße', '3', '76999', '', { 'feld.ort': /den Ort an/ }],
    ['Garten\nstraße', '3', '76999', 'Neustadt', { 'feld.strasse': /ohne Zeilenumbrüche/ }],
    ['x'.repeat(101), '3', '76999', 'Neustadt', { 'feld.strasse': /höchstens 100 Zeichen/ }],
  ])('%j %j, %j %j is refused at the part: %o', (strasse, hausnummer, plz, ort, faults) => {
    const wanted = Object.entries(faults).map(([part, fault]) => [part, expect.stringMatching(fault)])
    expect(answered(asked('adresse'), { strasse, hausnummer, plz, ort })).toEqual(Object.fromEntries(wanted))
  })
})

describe('F4: a day is read by the meaning of its question', () => {
  test.each([
    [{ zeitraum: 'ab_heute' }, '28.11.26', '28.11.2026'],
    [{ zeitraum: 'ab_heute' }, '28.11.', '28.11.2026'],
    [{ zeitraum: 'ab_heute' }, '１.３.', '01.03.2027'],
    [{ zeitraum: 'bis_heute' }, '1.3.', '01.03.2026'],
    [{ zeitraum: 'bis_heute', autocomplete: 'bday' }, '24.12.30', '24.12.1930'],
    [{ autocomplete: 'bday' }, '24.12.30', '24.12.1930'],
    [{ label: 'Wann ist er geboren?' }, '24.12.30', '24.12.1930'],
    [{}, '28. November 2026', '28.11.2026'],
    [{}, '3. Ma\u0308rz 2027', '03.03.2027'],
    [{}, '２０２６－１１－２８', '28.11.2026'],
    [{ ungefaehr: true, zeitraum: 'bis_heute' }, 'Mai 2026', 'Mai 2026'],
    [{ ungefaehr: true }, 'Sommer 2026', 'Sommer 2026'],
    [{ ungefaehr: true, zeitraum: 'ab_heute' }, 'KW 12', 'KW 12/2027'],
    [{ ungefaehr: true }, '28.11.26', '28.11.2026'],
  ])('with %o, %j is %s', (rules, typed, words) => {
    expect(answered(asked('datum', rules), typed)).toBe(words)
  })

  test.each([
    [
      { zeitraum: 'bis_heute' },
      '28.11.26',
      /Zukunft.*bis heute an\. Schreiben Sie das Jahr dabei mit vier Ziffern\.$/,
    ],
    [{ zeitraum: 'bis_heute', autocomplete: 'bday' }, '28.11.26', /Zukunft.*vier Ziffern/],
    [{ zeitraum: 'ab_heute' }, '26.11.26', /Dieser Tag ist vorbei/],
    [{ autocomplete: 'bday' }, '28.11.', /auch das Jahr/],
    [{}, '31.2.2026', /Februar 2026 hat 28 Tage/],
    [{}, 'Mai 2026', /einen Tag an, zum Beispiel/],
    [{ ungefaehr: true, zeitraum: 'bis_heute' }, 'Mai 2027', /„Mai 2027“ liegt in der Zukunft/],
    [{ ungefaehr: true, zeitraum: 'ab_heute' }, 'Sommer 2025', /„Sommer 2025“ ist vorbei/],
    [{ ungefaehr: true, label: 'Geburt' }, 'Mai', /auch das Jahr/],
  ])('with %o, %j is refused: %s', (rules, typed, fault) => {
    expect(answered(asked('datum', rules), typed)).toEqual({ feld: expect.stringMatching(fault) })
  })
})

describe('F5: a number is read with its unit, or with a word of its question', () => {
  test.each([
    [{ einheit: 'Euro', nachkommastellen: 2 }, '12,50 Euro', '12,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '€ 12', '12 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1\u202f234,50', '1.234,50 Euro'],
    [{ nachkommastellen: 3 }, '0.125', '0,125'],
    [{ label: 'Wie viele Personen?' }, '12 Personen', '12'],
    [{ nachkommastellen: 3 }, 1.234, '1,234'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1.250,5 Euro', '1.250,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1250,50 €', '1.250,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, 'EUR 1.250', '1.250 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1.250', '1.250 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1.250,--', '1.250 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '50,- €', '50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '50,-\u00a0€', '50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1,250.50', '1.250,50 Euro'],
    [{ einheit: 'Jahre' }, '3 Jahre', '3 Jahre'],
    [{ label: 'Alter in Jahren' }, '3 Jahre', '3'],
    [{ label: 'Baujahr', von: 1800, bis: 2100 }, '2019', '2019'],
    [{ label: 'Wie viele Personen?' }, '1 Person', '1'],
    [{ nachkommastellen: 1 }, '1.234,5', '1.234,5'],
  ])('with %o, %j is %s', (rules, typed, words) => {
    expect(answered(asked('zahl', rules), typed)).toBe(words)
  })

  test.each([
    [{}, 'zwölf', /die Zahl in Ziffern an, zum Beispiel 12\./],
    [{ nachkommastellen: 2 }, 'viel', /in Ziffern an, zum Beispiel 12,50\./],
    [{}, '12 bis 14', /eine Zahl an, zum Beispiel 12\./],
    [{}, '12 kg', /nur die Zahl an, ohne weitere Wörter, zum Beispiel 12\./],
    [
      { einheit: 'Euro', nachkommastellen: 2 },
      '1,250',
      /auf zwei Arten lesen\. Bitte schreiben Sie 1250 oder 1,25\./,
    ],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '€ 1,250', /1250 oder 1,25/],
    [{ label: 'Einwohner' }, '12,500', /12500 oder 12\./],
    [
      { einheit: 'Euro', nachkommastellen: 2 },
      'ca. 50 €',
      /nur die Zahl an, ohne weitere Wörter, zum Beispiel 50\./,
    ],
    [{ einheit: 'Jahre' }, 'ungefähr 3 Jahre', /nur die Zahl an, ohne weitere Wörter, zum Beispiel 3\./],
    [{ label: 'Baujahr', von: 1800, bis: 2100 }, '2019/20', /nur eine Zahl an, zum Beispiel 2019\./],
    [
      { label: 'Baujahr', von: 1800, bis: 2100 },
      'etwa in den Achtzigern',
      /in Ziffern an, zum Beispiel 1800\./,
    ],
    [{ label: 'Baujahr', von: 1800, bis: 2100 }, '12', /eine Zahl von 1800 bis 2100 an/],
    [{ von: 1, bis: 10 }, 'viele', /in Ziffern an, zum Beispiel 5\./],
    [{}, '276 0981 0123 4567', /ohne Leerzeichen und Striche, zum Beispiel 276098101234567\./],
    [{ nachkommastellen: 1 }, '1,25', /höchstens 1 Stelle nach dem Komma, zum Beispiel 1,3\./],
  ])('with %o, %j is refused: %s', (rules, typed, fault) => {
    expect(answered(asked('zahl', rules), typed)).toEqual({ feld: expect.stringMatching(fault) })
  })
})

describe('F5: a number with a shape is read in groups and with its label', () => {
  const chip = { muster: ['999999999999999'], laenge_bis: 15 }
  test.each([
    [chip, '276098101234567', '276098101234567'],
    [chip, '276 0981 0123 4567', '276098101234567'],
    [chip, '276-0981-0123-4567', '276098101234567'],
    [chip, '276–098101234567', '276098101234567'],
    [chip, '276\u00a0098\u202f101 234 567', '276098101234567'],
    [chip, '276.098.101.234.567', '276098101234567'],
    [chip, '２７６０９８１０１２３４５６７', '276098101234567'],
    [chip, 'Chip-Nr.: 276098101234567', '276098101234567'],
    [chip, 'Chipnummer 276 098 101 234 567', '276098101234567'],
    [{ muster: ['99/999/99999'] }, '12/345/67890', '12/345/67890'],
    [{ muster: ['99/999/99999'] }, '1234567890', '12/345/67890'],
    [{ muster: ['99/999/99999'] }, '12 345 67890', '12/345/67890'],
    [{ muster: ['DE-999'] }, 'de 123', 'DE-123'],
    [{ muster: ['A9'] }, 'x 1', 'x1'],
    [{ muster: ['999', '9999'] }, '12 34', '1234'],
  ])('with %o, %j is %s', (rules, typed, words) => {
    expect(answered(asked('text', rules), typed)).toBe(words)
  })

  test.each([
    [chip, '276 0981 0123 456'],
    [chip, '276 0981 0123 45678'],
    [chip, 'keiner'],
    [chip, '276098101234567 und 276098101234568'],
    [{ muster: ['99/999/99999'] }, '12/345/6789'],
    [{ muster: ['DE-999'] }, 'AT-123'],
  ])('with %o, %j is refused with an example', (rules, typed) => {
    expect(answered(asked('text', rules), typed)).toEqual({
      feld: expect.stringMatching(/Bitte schreiben Sie es so: \S/),
    })
  })
})

describe('F5: an IBAN is read as people paste it', () => {
  test.each([
    'DE02120300000000202051',
    'de02 1203 0000 0000 2020 51',
    'IBAN: DE02 1203 0000 0000 2020 51',
    'IBAN DE02120300000000202051',
    'Iban-Nr.: de02 1203 0000 0000 2020 51',
    'DE02\u00a01203\u00a00000\u00a00000\u00a02020\u00a051',
    'DE02\u202f1203\u20090000 0000 2020 51',
    'DE02-1203-0000-0000-2020-51',
    'DE02–1203–0000–0000–2020–51',
    'ＤＥ０２ １２０３ ００００ ００００ ２０２０ ５１',
    ' DE02.1203.0000.0000.2020.51 ',
    'DE 02 120 300 00 0000202051',
    'DE02\u200b1203 0000 0000 2020 51',
  ])('%j', typed => expect(answered(asked('iban'), typed)).toBe('DE02 1203 0000 0000 2020 51'))

  test.each([
    ['DE02 1203 0000 0000 2020 52', /gibt es nicht/],
    ['DE02 1203 0000 0000 2020', /die ganze IBAN/],
    ['IBAN', /die ganze IBAN/],
    ['DE02 1203 0000 0000 2020 51 BIC BYLADEM1001', /die ganze IBAN/],
  ])('%j is refused: %s', (typed, fault) => {
    expect(answered(asked('iban'), typed)).toEqual({ feld: expect.stringMatching(fault) })
  })
})

describe('F4: the example of a message fits its question', () => {
  const day = /zum Beispiel (\d{2})\.(\d{2})\.(\d{4})/
  test.each([
    [{ von: '2027-03-01', bis: '2027-03-31' }, 'bald'],
    [{ von: '2027-03-01', bis: '2027-03-31' }, '15.3.'],
    [{ von: '2027-03-01', bis: '2027-03-31' }, '3/15/2027'],
    [{ von: '2027-03-01', bis: '2027-03-31' }, '15.13.2027'],
    [{ bis: '2020-12-31' }, 'früher'],
    [{ zeitraum: 'ab_heute', bis: '2026-12-20' }, 'bald'],
    [{ zeitraum: 'bis_heute', von: '2026-11-01' }, 'neulich'],
    [{ zeitraum: 'ab_heute' }, 'bald'],
    [{ zeitraum: 'bis_heute' }, 'neulich'],
    [{ autocomplete: 'bday', bis: '2010-01-01' }, 'weiß nicht'],
  ])('with %o, the example for %j is a day that the question takes', (rules, typed) => {
    const fault = JSON.stringify(answered(asked('datum', rules), typed))
    const [, d, m, y] = day.exec(fault) ?? expect.fail(fault)
    const example = `${d}.${m}.${y}`
    expect(answered(asked('datum', rules), example)).toBe(example)
  })

  test.each([
    [{}, 'bald', '19:30'],
    [{ bis: '12:00' }, 'bald', '10:30'],
    [{ von: '20:00', bis: '23:00' }, 'gleich', '20:00'],
    [{ bis: '08:00' }, 'früh', '08:00'],
  ])('with %o, the example for the time %j is %s', (rules, typed, time) => {
    expect(answered(asked('uhrzeit', rules), typed)).toEqual({
      feld: `Bitte geben Sie eine Uhrzeit an, zum Beispiel ${time}.`,
    })
  })

  test.each([
    ['2:30 pm', '14:30 Uhr'],
    ['14.30 Uhr', '14:30 Uhr'],
    ['14h30', '14:30 Uhr'],
    ['３ Uhr nachmittags', '15:00 Uhr'],
  ])('the time %j is %s', (typed, words) => expect(answered(asked('uhrzeit'), typed)).toBe(words))
})

describe('F6: what stands in two fields of an address is kept once', () => {
  test.each([
    ['Kelterstr. 5', '5', '76999', 'Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr. 5a', '5 a', '76999', 'Rebenau', 'Kelterstr. 5 a, 76999 Rebenau'],
    ['Kelterstr. 5A', '5a', '76999', 'Rebenau', 'Kelterstr. 5a, 76999 Rebenau'],
    ['Kelterstraße, 5', '5', '76999', 'Rebenau', 'Kelterstraße 5, 76999 Rebenau'],
    ['Kelterstr. 5', '5, Hinterhaus', '76999', 'Rebenau', 'Kelterstr. 5, Hinterhaus, 76999 Rebenau'],
    ['Kelterstr. 12-14', '12-14', '76999', 'Rebenau', 'Kelterstr. 12-14, 76999 Rebenau'],
    ['Kelterstr.', 'Kelterstr. 5', '76999', 'Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr. 5', 'Kelterstr. 5', '76999', 'Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999', '76999 Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999', 'D-76999 Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76 999', '76999, Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999 Rebenau', '', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999 Rebenau', 'Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999 Rebenau', '76999 Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr.', '5', '', '76999 Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr. 5, 76999 Rebenau', '', '', '', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr. 5, 76999 Rebenau', '5', '76999', 'Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Kelterstr. 5, 76999 Rebenau', '5', '76999', '76999 Rebenau', 'Kelterstr. 5, 76999 Rebenau'],
    ['Rue Foch', '4 bis', 'F-67160', 'F-67160 Wissembourg', 'Rue Foch 4 bis, F-67160 Wissembourg'],
    // Names of streets with a number in them.
    ['C 4', '4', '68159', 'Mannheim', 'C 4 4, 68159 Mannheim'],
    ['C 4', '12', '68159', 'Mannheim', 'C 4 12, 68159 Mannheim'],
    ['Straße des 17. Juni', '17', '10623', 'Berlin', 'Straße des 17. Juni 17, 10623 Berlin'],
    ['Siedlung 3', '12', '76999', 'Rebenau', 'Siedlung 3 12, 76999 Rebenau'],
    ['Postfach 12', '12', '76999', 'Rebenau', 'Postfach 12 12, 76999 Rebenau'],
    ['Kelterstr.', '5', '76999', 'Rebenau 2', 'Kelterstr. 5, 76999 Rebenau 2'],
  ])('%j, %j, %j, %j is %s', (strasse, hausnummer, plz, ort, words) =>
    expect(answered(asked('adresse'), { strasse, hausnummer, plz, ort })).toBe(words),
  )

  test.each([
    ['Kelterstr. 5', '7', '76999', 'Rebenau', 'feld.hausnummer', /Bei der Straße steht 5, hier 7/],
    ['Kelterstr. 5', '5a', '76999', 'Rebenau', 'feld.hausnummer', /Bei der Straße steht 5, hier 5a/],
    ['Am Weg 12', '1', '76999', 'Rebenau', 'feld.hausnummer', /Bei der Straße steht 12, hier 1/],
    ['Kelterstr.', '5', '76999', '76998 Rebenau', 'feld.ort', /Vor dem Ort steht 76998/],
    ['Kelterstr.', '5', '76999 Rebenau', 'Unterweiler', 'feld.plz', /fünf Ziffern/],
  ])('%j, %j, %j, %j is asked at %s', (strasse, hausnummer, plz, ort, part, fault) =>
    expect(answered(asked('adresse'), { strasse, hausnummer, plz, ort })).toEqual({
      [part]: expect.stringMatching(fault),
    }),
  )
})

describe('F6: a time of day is taken, or what is wrong with it is said', () => {
  test.each([
    ['24 Uhr', '24:00 Uhr'],
    ['24:00', '24:00 Uhr'],
    ['0 Uhr', '00:00 Uhr'],
    ['8 Uhr abends', '20:00 Uhr'],
    ['acht Uhr abends', '20:00 Uhr'],
    ['acht Uhr', '08:00 Uhr'],
    ['zwanzig Uhr', '20:00 Uhr'],
    ['halb acht abends', '19:30 Uhr'],
    ['halb 8 morgens', '07:30 Uhr'],
    ['viertel nach drei nachmittags', '15:15 Uhr'],
    ['Viertel vor 20 Uhr', '19:45 Uhr'],
    ['um halb 20 Uhr', '19:30 Uhr'],
    ['mittags', '12:00 Uhr'],
    ['vierundzwanzig Uhr', '24:00 Uhr'],
  ])('%j is %s', (typed, words) => expect(answered(asked('uhrzeit'), typed)).toBe(words))

  test.each([
    ['halb acht', 'Meinen Sie 07:30 oder 19:30 Uhr? Bitte schreiben Sie es so.'],
    ['halb 8', 'Meinen Sie 07:30 oder 19:30 Uhr? Bitte schreiben Sie es so.'],
    ['halb eins', 'Meinen Sie 00:30 oder 12:30 Uhr? Bitte schreiben Sie es so.'],
    ['dreiviertel acht', 'Meinen Sie 07:45 oder 19:45 Uhr? Bitte schreiben Sie es so.'],
    ['viertel nach acht', 'Meinen Sie 08:15 oder 20:15 Uhr? Bitte schreiben Sie es so.'],
    ['Mitternacht', 'Meinen Sie 00:00 oder 24:00 Uhr? Bitte schreiben Sie es so.'],
    ['halb 30', 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.'],
    ['viertel nach 99', 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.'],
    ['ca. 22 Uhr', 'Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie 22:00.'],
    ['gegen 22:30', 'Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie 22:30.'],
    ['etwa halb acht', 'Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie 07:30 oder 19:30.'],
    ['~ 22', 'Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie 22:00.'],
    ['ab 19 Uhr', 'Hier passt nur eine genaue Uhrzeit. Bitte schreiben Sie 19:00.'],
    [
      '19:30 (Einlass 19 Uhr)',
      'Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel 19:30.',
    ],
    ['19-21 Uhr', 'Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel 21:00.'],
    ['19:00 bis 21:00', 'Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel 19:00.'],
    ['10 und 15 Uhr', 'Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel 15:00.'],
    ['9-11', 'Hier stehen zwei Uhrzeiten. Bitte schreiben Sie nur eine, zum Beispiel 19:30.'],
    ['19:30 (pünktlich!)', 'Bitte schreiben Sie hier nur die Uhrzeit: 19:30.'],
    ['Einlass 19 Uhr', 'Bitte schreiben Sie hier nur die Uhrzeit: 19:00.'],
    [
      'open end',
      'Ist die Uhrzeit offen, lassen Sie das Feld bitte leer. Sonst schreiben Sie zum Beispiel 19:30.',
    ],
    [
      'Ende offen',
      'Ist die Uhrzeit offen, lassen Sie das Feld bitte leer. Sonst schreiben Sie zum Beispiel 19:30.',
    ],
    ['25 Uhr', 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.'],
    ['19:75', 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.'],
    ['irgendwann', 'Bitte geben Sie eine Uhrzeit an, zum Beispiel 19:30.'],
  ])('%j is told: %s', (typed, fault) =>
    expect(answered(asked('uhrzeit', { pflicht: false }), typed)).toEqual({ feld: fault }),
  )

  test('a question that must be answered does not advise to leave it empty', () =>
    expect(answered(asked('uhrzeit', { pflicht: true, bis: '23:00' }), 'open end')).toEqual({
      feld: 'Hier brauchen wir eine Uhrzeit, auch wenn sie noch offen ist, zum Beispiel 19:30.',
    }))
})

describe('L11: a file is judged by the same words before it is sent and after', () => {
  const question = { arten: ['foto', 'pdf'] as ('foto' | 'pdf')[], groesse_mb: 1 }
  test.each([
    ['plan.pdf', 'application/pdf', 10, undefined],
    ['PLAN.PDF', '', 10, undefined],
    ['bild.jpeg', '', 10, undefined],
    ['bild.avif', 'image/avif', 10, undefined],
    ['x.exe', 'application/x-msdownload', 10, /nur solche Dateien an: Foto \(JPG/],
    ['x.exe', '', 10, /nur solche Dateien/],
    ['x.pdf.exe', '', 10, /nur solche Dateien/],
    ['notiz.txt', 'text/plain', 10, /nur solche Dateien/],
    ['plan.pdf', 'application/pdf', 0, /„plan\.pdf“ ist leer/],
    ['plan.pdf', 'application/pdf', 1_000_001, /bis 1 MB/],
  ])('%s of the type %j with %s bytes: %s', (name, typ, groesse, fault) => {
    const found = fileFault(question, { name, typ, groesse })
    if (fault) expect(found).toMatch(fault)
    else expect(found).toBeUndefined()
  })
})

describe('F6: an amount of money is whole or has two decimals', () => {
  test.each([
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1.250,50 €', '1.250,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1250.50', '1.250,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, 'EUR 1.250,50', '1.250,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '12.50', '12,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '12,5', '12,50 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '0,05', '0,05 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '12,55', '12,55 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '12,00', '12 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 2 }, '1.250', '1.250 Euro'],
    [{ einheit: 'Euro', nachkommastellen: 3 }, '0,125', '0,125 Euro'],
    [{ einheit: '€', nachkommastellen: 2 }, '12,5', '12,50 €'],
    [{ einheit: '€ je Stunde', nachkommastellen: 2 }, '12,5', '12,50 € je Stunde'],
    [{ einheit: 'EUR/Monat', nachkommastellen: 2 }, '350,5', '350,50 EUR/Monat'],
    [{ einheit: 'Mio. Euro', nachkommastellen: 2 }, '1,5', '1,5 Mio. Euro'],
    [{ einheit: 'm³', nachkommastellen: 2 }, '12,5', '12,5 m³'],
    [{ einheit: 'Europäer', nachkommastellen: 2 }, '12,5', '12,5 Europäer'],
    [{ label: 'Kosten in Euro', nachkommastellen: 2 }, '1.250,5', '1.250,50'],
    [{ label: 'Miete (€)', nachkommastellen: 2 }, '350,5', '350,50'],
    [{ label: 'Entfernung in Kilometern', nachkommastellen: 2 }, '12,5', '12,5'],
    [{ label: 'Zählerstand', nachkommastellen: 2 }, '12,5', '12,5'],
  ])('with %o, %j is %s', (rules, typed, words) => {
    expect(answered(asked('zahl', rules), typed)).toBe(words)
  })

  test('the least and most amount too', () => {
    const feld = asked('zahl', { einheit: 'Euro', nachkommastellen: 2, von: 2.5, bis: 1250.5 })
    expect(answered(feld, '1')).toEqual({
      feld: 'Bitte geben Sie eine Zahl von 2,50 bis 1.250,50 Euro an.',
    })
  })
})

describe('F6: where a rough time is enough, no message demands a day', () => {
  const birth = { ungefaehr: true, label: 'Wann ist er geboren?', zeitraum: 'bis_heute' }
  const done = { ungefaehr: true, zeitraum: 'bis_heute' }
  const soon = { ungefaehr: true, zeitraum: 'ab_heute' }
  const LAST = 'Ungefähr genügt, zum Beispiel: Mai 2024 oder 2024.'
  const NEXT = 'Ungefähr genügt, zum Beispiel: Mai 2027 oder 2027.'
  test.each([
    [birth, 'ca. 2 Jahre', LAST],
    [birth, '2 Jahre alt', LAST],
    [birth, '24.12.', `Bitte geben Sie auch das Jahr an. ${LAST}`],
    [birth, 'weiß nicht', LAST],
    [birth, 'als Welpe', LAST],
    [birth, '30.2.2024', `Diesen Tag gibt es nicht: Der Februar 2024 hat 29 Tage. ${LAST}`],
    [birth, '1.13.2024', `Bitte schreiben Sie den Tag vor dem Monat. ${LAST}`],
    [birth, '31.13.2024', `Einen Monat 13 gibt es nicht. ${LAST}`],
    [birth, '5/24/2024', `Bitte schreiben Sie den Tag vor dem Monat. ${LAST}`],
    [birth, '1.5.1024', `Bitte prüfen Sie das Jahr. ${LAST}`],
    [birth, 'Montag, 1.5.2024', `Der 01.05.2024 ist ein Mittwoch. ${LAST}`],
    [birth, 'KW 60', `Ein Jahr hat höchstens 53 Wochen. ${LAST}`],
    [birth, '13/2024', LAST],
    [birth, '?', LAST],
    [done, '2023-2024', LAST],
    [done, 'Mai 2027', `„Mai 2027“ liegt in der Zukunft. ${LAST}`],
    [done, '24.12.2027', `Dieser Tag liegt in der Zukunft. ${LAST}`],
    [soon, 'irgendwann', NEXT],
    [soon, 'Sommer 2025', `„Sommer 2025“ ist vorbei. ${NEXT}`],
    [{ ungefaehr: true }, 'egal', 'Ungefähr genügt, zum Beispiel: Mai 2026 oder 2026.'],
    [
      { ungefaehr: true, von: '2030-06-01' },
      '2029',
      '„2029“ ist vor dem 01.06.2030. Ungefähr genügt, zum Beispiel: September 2030 oder 2030.',
    ],
    [
      { ungefaehr: true, bis: '2020-02-10' },
      'Mai 2021',
      '„Mai 2021“ ist nach dem 10.02.2020. Ungefähr genügt, zum Beispiel: Januar 2020 oder 2020.',
    ],
  ])('with %o, %j is refused: %s', (rules, typed, fault) => {
    expect(answered(asked('datum', rules), typed)).toEqual({ feld: fault })
  })

  test.each([
    [{ von: '2027-03-01', bis: '2027-03-31' }, 'bald'],
    [{ bis: '2020-12-31' }, 'früher'],
    [{ zeitraum: 'ab_heute', bis: '2026-12-20' }, 'bald'],
    [{ zeitraum: 'bis_heute', von: '2026-11-01' }, 'neulich'],
    [{ zeitraum: 'ab_heute' }, 'bald'],
    [{ autocomplete: 'bday', bis: '2010-01-01' }, 'weiß nicht'],
  ])('with %o, both examples for %j are times that the question takes', (rules, typed) => {
    const feld = asked('datum', { ...rules, ungefaehr: true })
    const fault = JSON.stringify(answered(feld, typed))
    const [, month = '', year = ''] = /zum Beispiel: (.+) oder (\d{4})\./.exec(fault) ?? expect.fail(fault)
    expect([answered(feld, month), answered(feld, year)]).toEqual([month, year])
  })
})

import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { expectWork } from '../../../../tests/work-of-thread.ts'
import { formularschritt } from '../entities/formular.ts'
import { formularfeld } from '../entities/formularfeld.ts'
import { feldtypLabels } from './feldtypen.ts'
import { formFaults } from './form-faults.ts'
import { groupedIban } from './iban.ts'
import { answerInWords } from './in-words.ts'
import { gefragt, isPair, PRUEFEN, pruefe, ZU_LANG } from './pruefe.ts'
import { readFormData } from './read-form-data.ts'

const heute = '2026-11-25'

const feld = (typ: string, more: object = {}) =>
  formularfeld.parse({
    typ,
    name: 'feld',
    label: 'Feld',
    ...(['auswahl', 'radio', 'mehrfachauswahl'].includes(typ)
      ? {
          optionen: [
            { wert: 'a', label: 'Apfel' },
            { wert: 'b', label: 'Birne' },
            { wert: 'c', label: 'Kirsche' },
          ],
        }
      : {}),
    ...more,
  })
const fragen = (...felder: ReturnType<typeof feld>[]) => ({
  schritte: [formularschritt.parse({ titel: 'Schritt', felder })],
})
const answer = (one: ReturnType<typeof feld>, value: unknown) => {
  const checked = pruefe(fragen(one), { feld: value }, { heute })
  return checked.ok ? (checked.werte['feld'] ?? null) : checked.fehler
}

const datei = (more: object = {}) => ({
  kennung: 'k',
  name: 'laterne.jpg',
  typ: 'image/jpeg',
  groesse: 10,
  ...more,
})

describe('A valid answer is stored in its usual notation', () => {
  test.each([
    ['text', {}, '  Erika\u200b Beispiel ', 'Erika Beispiel'],
    ['text', { muster: ['RB-9999', 'AAA*'] }, 'RB-0042', 'RB-0042'],
    ['text', { muster: ['RB-9999', 'AAA*'] }, 'xyz7', 'xyz7'],
    ['langtext', {}, 'Eins\r\nzwei', 'Eins\nzwei'],
    ['email', {}, 'erika@müller.example', 'erika@müller.example'],
    ['telefon', {}, '030 23125-100', '030 23125-100'],
    ['zahl', { nachkommastellen: 2 }, '1.250,50', 1250.5],
    ['zahl', { nachkommastellen: 2 }, '12.5', 12.5],
    ['zahl', {}, '1.250', 1250],
    ['zahl', { einheit: 'Personen' }, '12 Personen', 12],
    ['zahl', {}, 7, 7],
    ['datum', {}, '1.2.26', '2026-02-01'],
    ['datum', {}, '2026-02-01', '2026-02-01'],
    ['datum', {}, '01.02.2026', '2026-02-01'],
    ['datum', {}, '1. Februar 2026', '2026-02-01'],
    ['datum', {}, '3. März 2026', '2026-03-03'],
    ['datum', {}, '29.2.2028', '2028-02-29'],
    ['datum', { zeitraum: 'bis_heute' }, '1.2.40', '1940-02-01'],
    ['datum', {}, '1.2.40', '2040-02-01'],
    ['uhrzeit', {}, '9', '09:00'],
    ['uhrzeit', {}, '9.30 Uhr', '09:30'],
    ['auswahl', {}, 'a', 'a'],
    ['radio', {}, 'b', 'b'],
    ['schalter', {}, 'ja', true],
    ['schalter', {}, '', null],
    ['einwilligung', {}, true, true],
    ['mehrfachauswahl', {}, ['b', 'a'], ['a', 'b']],
    ['datei', {}, [datei()], [datei()]],
    ['wysiwyg', {}, '<p>Hallo</p>', '<p>Hallo</p>'],
    ['wysiwyg', {}, '<p><br></p>', null],
    [
      'adresse',
      {},
      { strasse: 'Gartenstraße', hausnummer: '3a', plz: '76999', ort: 'Rebenau' },
      { strasse: 'Gartenstraße', hausnummer: '3a', plz: '76999', ort: 'Rebenau' },
    ],
    ['iban', {}, 'de02 1203 0000 0000 2020 51', 'DE02120300000000202051'],
  ])('a question of the type %s with %o accepts %o', (typ, rules, given, kept) => {
    expect(answer(feld(typ, rules), given)).toEqual(kept)
  })
})

describe('An invalid answer gets a message that says what to do', () => {
  test.each([
    ['text', { laenge_von: 3 }, 'ab', 'Bitte mindestens 3 Zeichen.'],
    ['text', { laenge_bis: 3 }, 'abcd', 'Bitte höchstens 3 Zeichen.'],
    ['text', {}, 'a\nb', 'Bitte ohne Zeilenumbrüche.'],
    ['text', { muster: ['RB-9999'] }, 'RB-42', 'Bitte schreiben Sie es so: RB-1234.'],
    ['text', { muster: ['99'], muster_meldung: 'Zwei Ziffern, bitte.' }, 'x', 'Zwei Ziffern, bitte.'],
    ['email', {}, 'erika', expect.stringMatching(/fehlt das @-Zeichen.*zum Beispiel name@example\.org\.$/)],
    [
      'telefon',
      {},
      'ruf mich an',
      'Hier fehlt die Telefonnummer. Bitte geben Sie sie in Ziffern an, zum Beispiel 030 23125-100.',
    ],
    ['zahl', {}, 'zwölf', 'Bitte geben Sie die Zahl in Ziffern an, zum Beispiel 12.'],
    ['zahl', {}, '1,5', 'Bitte geben Sie eine ganze Zahl an, ohne Komma.'],
    ['zahl', { von: 1, bis: 9 }, '10', 'Bitte geben Sie eine Zahl von 1 bis 9 an.'],
    ['zahl', { von: 1 }, '0', 'Bitte geben Sie mindestens 1 an.'],
    ['datum', {}, '31.6.2026', expect.stringMatching(/Diesen Tag gibt es nicht: Der Juni hat 30 Tage/)],
    ['datum', {}, '29.2.2026', expect.stringMatching(/Der Februar 2026 hat 28 Tage/)],
    [
      'datum',
      { zeitraum: 'ab_heute' },
      '24.11.2026',
      'Dieser Tag ist vorbei. Bitte geben Sie einen Tag ab heute an.',
    ],
    ['datum', { von: '2026-12-01' }, '25.11.2026', 'Bitte geben Sie einen Tag ab dem 01.12.2026 an.'],
    ['uhrzeit', { bis: '23:30' }, '24:00', 'Bitte geben Sie eine Uhrzeit bis 23:30 Uhr an.'],
    ['uhrzeit', { bis: '22:00' }, '22:30', 'Bitte geben Sie eine Uhrzeit bis 22:00 Uhr an.'],
    ['auswahl', {}, 'constructor', 'Bitte wählen Sie eine der Antworten.'],
    ['mehrfachauswahl', { anzahl_bis: 1 }, ['a', 'b'], 'Bitte wählen Sie nur eine Antwort.'],
    ['mehrfachauswahl', {}, ['a', 'x'], 'Bitte wählen Sie eine der Antworten.'],
    ['datei', {}, [datei(), datei()], 'Bitte fügen Sie nur eine Datei an.'],
    [
      'datei',
      { arten: ['pdf'] },
      [datei()],
      '„laterne.jpg“ geht hier nicht. Bitte fügen Sie nur solche Dateien an: PDF.',
    ],
    [
      'datei',
      { groesse_mb: 1 },
      [datei({ groesse: 1_000_001 })],
      '„laterne.jpg“ ist zu groß. Bitte fügen Sie nur Dateien bis 1 MB an.',
    ],
    ['iban', {}, 'DE02 1203', expect.stringContaining('22 Zeichen')],
    ['iban', {}, 'DE02 1203 0000 0000 2020 52', expect.stringContaining('gibt es nicht')],
  ])('a question of the type %s with %o refuses %o', (typ, rules, given, message) => {
    expect(answer(feld(typ, rules), given)).toEqual({ feld: message })
  })

  test('an address gets a message for each wrong or missing part', () => {
    const given = { strasse: 'Gartenstraße', hausnummer: '3', plz: '769', ort: '' }
    expect(answer(feld('adresse'), given)).toEqual({
      'feld.plz': expect.stringMatching(/^Bitte geben Sie eine Postleitzahl mit fünf Ziffern an/),
      'feld.ort': 'Bitte geben Sie den Ort an.',
    })
  })

  test.each(Object.keys(feldtypLabels))('a required answer of the type %s must not be missing', typ => {
    const one = feld(typ, { pflicht: true })
    const checked = pruefe(fragen(one), {}, { heute })
    expect(checked.ok).toBe(false)
    if (checked.ok) return
    expect(checked.zusammenfassung.titel).toBe(PRUEFEN)
    for (const { meldung } of checked.zusammenfassung.eintraege) expect(meldung).toMatch(/[Bb]itte .*\.$/)
    expect(pruefe(fragen({ ...one, pflicht: false }), {}, { heute })).toEqual({ ok: true, werte: {} })
  })

  test('a message of the form itself replaces the standard message', () => {
    const one = feld('text', { pflicht: true, pflicht_meldung: 'Bitte geben Sie Ihren Namen an.' })
    expect(answer(one, ' \u200b ')).toEqual({ feld: 'Bitte geben Sie Ihren Namen an.' })
  })
})

test.each([
  ['text', 'Wie heißt die Veranstaltung?', 'Bitte beantworten Sie: „Wie heißt die Veranstaltung?“'],
  ['datum', 'An welchem Tag?', 'Bitte beantworten Sie: „An welchem Tag?“'],
  ['zahl', 'Wie viele Personen?', 'Bitte beantworten Sie: „Wie viele Personen?“'],
  ['langtext', 'Was ist kaputt?', 'Bitte beantworten Sie: „Was ist kaputt?“'],
  ['text', 'Beginn', 'Bitte füllen Sie „Beginn“ aus.'],
  ['iban', 'IBAN', 'Bitte füllen Sie „IBAN“ aus.'],
  ['text', 'Warum? (freiwillig)', 'Bitte füllen Sie „Warum? (freiwillig)“ aus.'],
  ['radio', 'Welche Größe?', 'Bitte wählen Sie bei „Welche Größe?“ eine Antwort.'],
] as const)('R19: the required %s „%s“ without an answer: %s', (typ, label, message) => {
  expect(answer(feld(typ, { pflicht: true, label }), '')).toEqual({ feld: message })
})

describe('xor: exactly one of this field and a named other field is filled', () => {
  const both = fragen(
    feld('email', { name: 'mail', label: 'E-Mail', xor: 'fon' }),
    feld('telefon', { name: 'fon', label: 'Telefon', xor: 'mail' }),
  )
  test.each([
    ['', '', { mail: 'Bitte füllen Sie eines aus: „E-Mail“ oder „Telefon“.' }],
    ['a@example.org', '', null],
    ['', '07251 100', null],
    ['a@example.org', '07251 100', { mail: 'Bitte füllen Sie nur eines aus: „E-Mail“ oder „Telefon“.' }],
  ])('with e-mail %o and telephone %o, the fault is %o', (mail, fon, fehler) => {
    const checked = pruefe(both, { mail, fon }, { heute })
    expect(checked.ok ? null : checked.fehler).toEqual(fehler)
  })

  test.each([
    ['Wann?', 'Wann ungefähr?', '', 'Bitte beantworten Sie eine der Fragen: „Wann?“ oder „Wann ungefähr?“.'],
    [
      'Wann?',
      'Wann ungefähr?',
      'x',
      'Bitte beantworten Sie nur eine der Fragen: „Wann?“ oder „Wann ungefähr?“.',
    ],
    ['Wann?', 'Zeitraum', '', 'Bitte füllen Sie eines aus: „Wann?“ oder „Zeitraum“.'],
    ['Tag', 'Wann ungefähr?', 'x', 'Bitte füllen Sie nur eines aus: „Tag“ oder „Wann ungefähr?“.'],
  ])('R19: with the labels „%s“ and „%s“, both %o', (one, other, typed, message) => {
    const pair = fragen(
      feld('text', { name: 'a', label: one, xor: 'b' }),
      feld('text', { name: 'b', label: other }),
    )
    const checked = pruefe(pair, { a: typed, b: typed }, { heute })
    expect(checked.ok ? null : checked.fehler).toEqual({ a: message })
  })
})

describe('xor works wherever it is stated, also in forms of a remote CMS', () => {
  const one = (xor: object, more: object = {}) =>
    feld('email', { name: 'mail', label: 'E-Mail', ...xor, ...more })
  const two = (xor: object) => feld('telefon', { name: 'fon', label: 'Telefon', ...xor })
  const faults = (asked: ReturnType<typeof fragen>, eingaben: object) => {
    const checked = pruefe(asked, eingaben as Record<string, unknown>, { heute })
    return checked.ok ? [] : checked.zusammenfassung.eintraege.map(({ feld }) => feld)
  }
  const filled = { mail: 'a@example.org', fon: '07251 100' }

  test.each([
    ['by both', one({ xor: 'fon' }), two({ xor: 'mail' })],
    ['by the first', one({ xor: 'fon' }), two({})],
    ['by the second', one({}), two({ xor: 'mail' })],
    ['by the second, with a mandatory first question', one({}, { pflicht: true }), two({ xor: 'mail' })],
  ])('stated %s, it requires exactly one of two answers', (_, mail, fon) => {
    const asked = fragen(mail, fon)
    expect(faults(asked, {})).toEqual(['mail'])
    expect(faults(asked, filled)).toEqual(['mail'])
    expect(faults(asked, { fon: filled.fon })).toEqual([])
    expect(faults(asked, { mail: filled.mail })).toEqual([])
  })

  test('across two steps, the fault is reported in the later step', () => {
    const asked = {
      schritte: [
        formularschritt.parse({ titel: 'Eins', felder: [one({ xor: 'fon' })] }),
        formularschritt.parse({ titel: 'Zwei', felder: [two({})] }),
      ],
    }
    expect(pruefe(asked, {}, { heute, schritt: 0 }).ok).toBe(true)
    expect(pruefe(asked, {}, { heute, schritt: 1 })).toMatchObject({
      ok: false,
      fehler: { fon: expect.any(String) },
    })
  })

  test('a required question with an xor to an unknown question stays required', () => {
    expect(faults(fragen(one({ xor: 'fax' }, { pflicht: true })), {})).toEqual(['mail'])
  })
})

describe('Conditions', () => {
  const form = {
    schritte: [
      formularschritt.parse({
        titel: 'Eins',
        felder: [
          feld('radio', { name: 'art', label: 'Art', pflicht: true }),
          feld('text', {
            name: 'mehr',
            label: 'Mehr',
            pflicht: true,
            bedingung: { wirkung: 'zeigen', feld: 'art', werte: ['b'] },
          }),
          feld('schalter', { name: 'spende', label: 'Spende' }),
        ],
      }),
      formularschritt.parse({
        titel: 'Zwei',
        felder: [
          feld('iban', {
            name: 'iban',
            label: 'IBAN',
            bedingung: { wirkung: 'pflicht', feld: 'spende', werte: ['ja'] },
          }),
          feld('text', {
            name: 'tiefer',
            label: 'Tiefer',
            pflicht: true,
            bedingung: { wirkung: 'zeigen', feld: 'mehr', werte: [] },
          }),
        ],
      }),
    ],
  }

  test('a question that is not asked is not required, and its answer is left out', () => {
    expect(pruefe(form, { art: 'a', mehr: 'versteckt', tiefer: 'x' }, { heute })).toEqual({
      ok: true,
      werte: { art: 'a' },
    })
    expect([...gefragt(form, { art: 'a' }, heute)]).toEqual(['art', 'spende', 'iban'])
    expect([...gefragt(form, { art: 'b', mehr: 'x' }, heute)]).toContain('tiefer')
  })

  test('a conditional question is required only if its condition is met', () => {
    const checked = pruefe(form, { art: 'b', spende: 'ja' }, { heute })
    expect(checked.ok || checked.fehler).toEqual({
      mehr: 'Bitte füllen Sie „Mehr“ aus.',
      iban: 'Bitte füllen Sie „IBAN“ aus.',
    })
  })

  test('a single step is checked alone, with the earlier answers as conditions', () => {
    expect(pruefe(form, { art: 'b' }, { heute, schritt: 1 })).toMatchObject({ ok: true })
    expect(pruefe(form, { spende: 'ja' }, { heute, schritt: 1 })).toMatchObject({
      ok: false,
      zusammenfassung: { eintraege: [{ feld: 'iban', schritt: 1 }] },
    })
  })
})

describe('The form builder refuses a form with contradictory rules', () => {
  const faults = (...felder: ReturnType<typeof feld>[]) =>
    formFaults(fragen(...felder).schritte).map(({ path, message }) => `${path.join('.')}: ${message}`)
  const a = feld('text', { name: 'a', label: 'A' })
  test.each([
    [
      'a name that two questions have',
      [a, feld('text', { name: 'a', label: 'B' })],
      'schritte.0.felder.1.name',
    ],
    [
      'a question that is asked twice',
      [a, feld('text', { name: 'b', label: 'a' })],
      'schritte.0.felder.1.label',
    ],
    ['a name that the page itself uses', [feld('text', { name: 'einreichung' })], 'schritte.0.felder.0.name'],
    [
      'a condition on an unknown question',
      [feld('text', { bedingung: { feld: 'x' } })],
      'felder.0.bedingung.feld',
    ],
    [
      'a cycle of conditions',
      [
        feld('text', { name: 'a', label: 'A', bedingung: { feld: 'b' } }),
        feld('text', { name: 'b', label: 'B', bedingung: { feld: 'a' } }),
      ],
      'felder.0.bedingung.feld',
    ],
    [
      'a condition on an answer that does not exist',
      [feld('radio', { name: 'r', label: 'R' }), feld('text', { bedingung: { feld: 'r', werte: ['x'] } })],
      'felder.1.bedingung.werte.0',
    ],
    ['an xor that only one question states', [a, feld('text', { xor: 'a' })], 'felder.1.xor'],
    ['an xor with itself', [feld('text', { xor: 'feld' })], 'felder.0.xor'],
    [
      'an e-mail asked for twice',
      [
        feld('email', { name: 'a', label: 'A', autocomplete: 'email' }),
        feld('email', { name: 'b', label: 'B', autocomplete: 'email' }),
      ],
      'felder.1.autocomplete',
    ],
    [
      'more answers than can be sent',
      Array.from({ length: 19 }, (_, n) =>
        feld('datei', { name: `f${n}`, label: `F${n}`, anzahl_bis: n === 0 ? 1 : 5 }),
      ),
      'schritte: Mit allen Antworten kämen 182 Angaben an',
    ],
    ['a pair of bounds that excludes every answer', [feld('zahl', { von: 9, bis: 1 })], 'felder.0.bis'],
  ])('%s is refused', (_what, felder, path) => {
    expect(faults(...felder)).toEqual([expect.stringContaining(path)])
  })
})

/** Values that browsers send, and other values that programs send. */
const anything = fc.oneof(
  fc.string(),
  fc.string({ unit: 'grapheme' }),
  fc.constantFrom(
    '',
    'ja',
    'a',
    'b',
    '12',
    '1,5',
    '1.2.26',
    '9:30',
    'a@example.org',
    'DE02120300000000202051',
  ),
  fc.array(fc.constantFrom('a', 'b', 'x')),
  fc.record({ strasse: fc.string(), hausnummer: fc.string(), plz: fc.string(), ort: fc.string() }),
  fc.jsonValue(),
)

test('M-06: server and browser get the same result for the same form and answers', () => {
  const types = Object.keys(feldtypLabels)
  const form = fc.array(
    fc.record({
      typ: fc.constantFrom(...types),
      pflicht: fc.boolean(),
      on: fc.integer({ min: 0, max: 5 }),
      xor: fc.integer({ min: 0, max: 9 }),
    }),
    { minLength: 1, maxLength: 6 },
  )
  fc.assert(
    fc.property(form, fc.array(anything, { minLength: 6, maxLength: 6 }), (made, given) => {
      const felder = made.map(({ typ, pflicht, on, xor }, index) =>
        feld(typ, {
          name: `f${index}`,
          label: `Feld ${index}`,
          pflicht,
          ...(xor < 7 ? { xor: `f${xor}` } : {}),
          ...(on < index ? { bedingung: { wirkung: 'zeigen', feld: `f${on}`, werte: [] } } : {}),
        }),
      )
      const asked = fragen(...felder)
      const eingaben = Object.fromEntries(given.map((value, index) => [`f${index}`, value]))
      const server = pruefe(asked, eingaben, { heute })
      // The browser gets its data as JSON.
      const browser = pruefe(JSON.parse(JSON.stringify(asked)), JSON.parse(JSON.stringify(eingaben)), {
        heute,
      })
      expect(browser).toEqual(server)
      const names = gefragt(asked, eingaben, heute)
      if (server.ok) {
        for (const [at, a] of felder.entries())
          for (const b of felder.slice(at + 1))
            if (isPair(a, b) && (names.has(a.name) || names.has(b.name)))
              expect(a.name in server.werte, `${a.name} xor ${b.name}`).toBe(!(b.name in server.werte))
        for (const name of Object.keys(server.werte)) expect(names.has(name)).toBe(true)
        for (const [name, value] of Object.entries(server.werte)) {
          const one = felder.find(field => field.name === name)
          if (one) expect(typeof answerInWords(one, value)).toBe('string')
        }
      } else
        for (const { feld: name, meldung } of server.zusammenfassung.eintraege) {
          if (name !== '') expect(names.has(name.split('.', 1)[0] ?? '')).toBe(true)
          expect(meldung).toMatch(/\.$/)
        }
    }),
    { numRuns: 300 },
  )
})

test('M-06: a form sent without JavaScript is read like a form sent by a script', () => {
  const form = fragen(
    feld('mehrfachauswahl', { name: 'm', label: 'M' }),
    feld('adresse', { name: 'anschrift', label: 'Anschrift' }),
    feld('langtext', { name: 't', label: 'T' }),
    feld('datei', { name: 'd', label: 'D' }),
  )
  const sent = new FormData()
  for (const value of ['a', 'b']) sent.append('m', value)
  for (const [part, value] of Object.entries({
    strasse: 'Gartenstraße',
    hausnummer: '3',
    plz: '76999',
    ort: 'Rebenau',
  }))
    sent.append(`anschrift.${part}`, value)
  sent.append('t', 'Eins\r\nzwei')
  sent.append('d', JSON.stringify(datei()))
  expect(pruefe(form, readFormData(form, sent), { heute })).toEqual({
    ok: true,
    werte: {
      m: ['a', 'b'],
      anschrift: { strasse: 'Gartenstraße', hausnummer: '3', plz: '76999', ort: 'Rebenau' },
      t: 'Eins\nzwei',
      d: [datei()],
    },
  })
})

test('R-X1: a text that is far too long is refused by its length, even with 400 KB of marks on a letter', async () => {
  const marks = `a${'\u0301\u0316'.repeat(200_000)}`
  const check = () => {
    const checked = pruefe(fragen(feld('langtext')), { feld: marks }, { heute })
    expect(checked.ok || checked.fehler).toEqual({ '': ZU_LANG })
  }
  await expectWork(check, { usualMs: 10 })
})

test('an IBAN is shown in groups of four', () => {
  expect(groupedIban('DE02120300000000202051')).toBe('DE02 1203 0000 0000 2020 51')
})

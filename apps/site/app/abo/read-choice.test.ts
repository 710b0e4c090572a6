import { MOST_THEMEN } from '@rathausplatz/contract'
import { expect, test } from 'vitest'
import { NOTHING, readChoice } from './read-choice.ts'

function read(fields: readonly (readonly [string, string | File])[]) {
  const form = new FormData()
  for (const [name, value] of fields) form.append(name, value)
  return readChoice(form)
}

test('Checkboxes and streets of a form are read into the fields of the call', () => {
  const { wahl, errors } = read([
    ['thema', 'aktuelles'],
    ['thema', 'aktuelles'],
    ['thema', 'veranstaltung/rubrik:Markt'],
    ['strassen', ' Kelterstr. 7, Am Markt;\r\n'],
  ])
  expect(errors).toEqual({})
  expect(wahl).toEqual({
    themen: ['aktuelles', 'veranstaltung/rubrik:Markt'],
    strassen: ['Kelterstr. 7', 'Am Markt'],
  })
})

test.each([
  ['nothing', []],
  [
    'boxes that this form never had',
    [
      ['thema', 'x\r\nBcc: y'],
      ['thema', new File([], 'a')],
      ['thema', '../'],
    ],
  ],
  ['nothing but commas', [['strassen', ' , ;']]],
] as const)('A form with %s has no choice, and shows an error', (_what, fields) => {
  expect(read(fields)).toMatchObject({ wahl: undefined, errors: { thema: NOTHING } })
})

test('An invalid street gets an error at its field, and its text is shown again up to a limit', () => {
  const { wahl, errors, chosen } = read([
    ['thema', 'aktuelles'],
    ['strassen', `https://evil.example/${'a'.repeat(100_000)}`],
  ])
  expect(wahl).toBeUndefined()
  expect(errors['strassen']).toContain('Bitte')
  expect(chosen.themen).toEqual(['aktuelles'])
  expect(chosen.strassen.length).toBeLessThan(2_000)
  expect(read([['strassen', 'Eins Weg, Zwei Weg, Drei Weg, Vier Weg, Fünf Weg, Sechs Weg']]).errors).toEqual({
    strassen: 'Bitte höchstens 5 Straßen angeben.',
  })
})

const ORT = 'k3m8x2q7wa'

test.each([
  ['a topic that cannot exist', [['thema', '../etc']]],
  ['a topic with a line break', [['thema', 'hinweis\r\nBcc: x']]],
  ['a file instead of a topic', [['thema', new File([], 'a')]]],
  [
    'a bin that does not exist',
    [
      ['abfall', ORT],
      ['abfall_zeit', 'abend'],
      ['abfall_art', 'restmuell'],
      ['abfall_art', 'atommuell'],
    ],
  ],
  [
    'a variant that no bin has',
    [
      ['abfall', ORT],
      ['abfall_zeit', 'abend'],
      ['abfall_art', 'restmuell'],
      ['abfall_tonnen', 'restmuell.4-woechentlich_atommuell.alle'],
    ],
  ],
  [
    'a time that does not exist',
    [
      ['abfall', ORT],
      ['abfall_zeit', 'mittag'],
      ['abfall_art', 'restmuell'],
    ],
  ],
] as const)(
  'F4: a choice with %s beside others is not sent without it; the others stay chosen',
  (_what, odd) => {
    const { wahl, errors, chosen } = read([['thema', 'aktuelles'], ...odd])
    expect(wahl).toBeUndefined()
    expect(errors['thema']).toContain('gibt es nicht mehr')
    expect(chosen.themen).toContain('aktuelles')
  },
)

test('F4: more topics than may be chosen are refused, not cut', () => {
  const many = Array.from(
    { length: MOST_THEMEN + 1 },
    (_, n) => ['thema', `veranstaltung/rubrik:R${n}`] as const,
  )
  expect(read(many)).toMatchObject({
    wahl: undefined,
    errors: { thema: 'Bitte wählen Sie höchstens 100 Themen.' },
  })
  expect(read(many.slice(1)).wahl?.themen).toHaveLength(MOST_THEMEN)
})

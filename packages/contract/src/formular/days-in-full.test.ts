import { plusDays } from '@rathausplatz/time'
import { describe, expect, test } from 'vitest'
import { formularschritt } from '../entities/formular.ts'
import { formularfeld } from '../entities/formularfeld.ts'
import { datesOfOtherDay, daysInFull, withBothDays } from './days-in-full.ts'
import { pruefe } from './pruefe.ts'
import { exampleDate } from './read-date.ts'
import { exampleTime } from './read-time.ts'

const heute = '2026-11-30'
const datum = (more: object) => formularfeld.parse({ typ: 'datum', name: 'tag', label: 'Wann', ...more })
const formOf = (more: object) => ({
  schritte: [
    formularschritt.parse({
      titel: 'Schritt',
      felder: [datum(more), { typ: 'langtext', name: 'text', label: 'Was' }],
    }),
  ],
})
const past = { zeitraum: 'bis_heute' }
const coming = { zeitraum: 'ab_heute' }
const roughly = { ...past, ungefaehr: true }

const understood = (form: ReturnType<typeof formOf>, tag: unknown, day: string) => {
  const judged = pruefe(form, { tag }, { heute: day })
  return judged.ok ? judged.werte['tag'] : judged.fehler
}

describe('F6: what was understood as a day is kept, and no later day changes it', () => {
  test.each<[string, object, string]>([
    ['heute', past, '30.11.2026'],
    ['gestern', past, '29.11.2026'],
    ['seit gestern', past, '29.11.2026'],
    ['vorgestern', past, '28.11.2026'],
    ['morgen', coming, '01.12.2026'],
    ['Übermorgen', coming, '02.12.2026'],
    ['ab sofort', coming, '30.11.2026'],
    ['12.12.', coming, '12.12.2026'],
    ['Sa 12.12.', coming, '12.12.2026'],
    ['30.11.', coming, '30.11.2026'],
    ['30.11.', past, '30.11.2026'],
    ['12.12.', past, '12.12.2025'],
    ['1. Mai', past, '01.05.2026'],
    ['12.12.26', coming, '12.12.2026'],
    ['12.12.46', {}, '12.12.2046'],
    ['1.2.70', past, '01.02.1970'],
    ['Mai', roughly, 'Mai 2026'],
    ['Anfang Mai', roughly, 'Anfang Mai 2026'],
    ['Sommer', roughly, 'Sommer 2026'],
    ['Winter', roughly, 'Winter 2025/26'],
    ['KW 12', roughly, 'KW 12/2026'],
    ['letzte Woche', roughly, 'KW 48/2026'],
    ['letzten Monat', roughly, 'Oktober 2026'],
    ['letztes Jahr', roughly, '2025'],
    ['vor drei Jahren', roughly, '2023'],
    ['gestern', roughly, '29.11.2026'],
    ["Mai '24", roughly, 'Mai 2024'],
  ])('%j with %o is kept as %s', (typed, rules, kept) => {
    const form = formOf(rules)
    const { tag } = daysInFull(form, { tag: typed }, heute)
    expect(tag).toBe(kept)
    const now = understood(form, typed, heute)
    expect(understood(form, kept, heute)).toEqual(now)
    // A day of a form for days to come may be over then, but it is no other one.
    for (const later of [1, 2, 14, 60, 400].map(days => plusDays(heute, days))) {
      const then = understood(form, kept, later)
      if (rules === coming && typeof then === 'object') expect(then).toHaveProperty('tag')
      else expect(then).toEqual(now)
      expect(daysInFull(form, { tag: kept }, later)).toEqual({ tag: kept })
    }
  })

  test.each<[unknown, object]>([
    ['29.11.2026', past],
    ['29. November 2026', past],
    ['2026-11-29', past],
    ['29112026', past],
    ['Anfang 2026', roughly],
    ['bald', coming],
    ['31.11.', past],
    ['12.12.', {}],
    ['Samstag', coming],
    ['', past],
    [undefined, past],
    [['gestern'], past],
    ['x'.repeat(10_000), past],
  ])('%j with %o stays as it was typed', (typed, rules) =>
    expect(daysInFull(formOf(rules), { tag: typed }, heute)).toEqual({ tag: typed }),
  )

  test('a day outside the limits of its question is kept as well: on another day it would lie inside', () => {
    const form = formOf({ ...past, von: '2026-12-01' })
    expect(daysInFull(form, { tag: 'heute' }, heute)).toEqual({ tag: '30.11.2026' })
  })

  test('other answers and free text stay as they are', () => {
    const eingaben = { text: 'gestern', andere: 'heute' }
    expect(daysInFull(formOf(past), eingaben, heute)).toEqual(eingaben)
  })
})

describe('F6: a day on a page that was opened earlier is asked, if it means another one by now', () => {
  const asked = (tag: string, rules: object, opened: string | undefined) =>
    datesOfOtherDay(formOf(rules), { tag }, { opened, heute })

  test.each<[string, object]>([
    ['gestern', past],
    ['heute', past],
    ['ab sofort', coming],
    ['morgen', coming],
    ['29.11.', coming],
    ['30.11.', past],
    ['letzte Woche', roughly],
  ])('%j with %o', (typed, rules) =>
    expect(asked(typed, rules, '2026-11-29')).toEqual({
      tag: expect.stringMatching(/^Sie haben diese Seite früher geöffnet, am 29\.11\.2026\. Meinen Sie .+\?/),
    }),
  )

  test.each<[string, object, string]>([
    ['gestern', past, 'gestern (28.11.2026 oder 29.11.2026?)'],
    [' morgen ', coming, 'morgen (30.11.2026 oder 01.12.2026?)'],
    ['29.11.', coming, '29.11. (29.11.2026 oder 29.11.2027?)'],
    ['letzte Woche', roughly, 'letzte Woche (KW 47/2026 oder KW 48/2026?)'],
  ])('kept for later, %j with %o is %j: no day reads it as one of both', (typed, rules, kept) => {
    const form = formOf(rules)
    const { tag, text } = withBothDays(form, { tag: typed, text: 'gestern' }, { opened: '2026-11-29', heute })
    expect([tag, text]).toEqual([kept, 'gestern'])
    for (const day of ['2026-11-29', heute, '2027-05-01']) {
      expect(daysInFull(form, { tag }, day)).toEqual({ tag })
      expect(understood(form, tag, day)).toHaveProperty('tag')
    }
    expect(withBothDays(form, { tag: typed }, { opened: heute, heute })).toEqual({ tag: typed })
  })

  test('both days are named', () =>
    expect(asked('gestern', past, '2026-11-29')).toEqual({
      tag: 'Sie haben diese Seite früher geöffnet, am 29.11.2026. Meinen Sie 28.11.2026 oder 29.11.2026? Bitte schreiben Sie es so.',
    }))

  test.each<[string, object, string | undefined]>([
    ['gestern', past, heute],
    ['gestern', past, undefined],
    ['29.11.2026', past, '2026-11-29'],
    ['12.12.', coming, '2026-11-29'],
    ['1.5.26', past, '2026-11-29'],
    ['Mai', roughly, '2026-11-29'],
    ['bald', past, '2026-11-29'],
    ['', past, '2026-11-29'],
  ])('%j with %o on a page of %s is not asked', (typed, rules, opened) =>
    expect(asked(typed, rules, opened)).toEqual({}),
  )
})

const examplesOf = (rules: object, day: string): string[] => {
  const feld = datum(rules)
  return feld.typ === 'datum' ? exampleDate(feld, day).split(' oder ') : expect.unreachable()
}

describe('F6: the example beside a question is an answer that it takes', () => {
  test.each<[object]>([
    [{}],
    [past],
    [coming],
    [roughly],
    [{ ...coming, ungefaehr: true }],
    [{ ungefaehr: true }],
    [{ autocomplete: 'bday' }],
    [{ ...past, autocomplete: 'bday', von: '1900-01-01' }],
    [{ von: '2027-03-01', bis: '2027-03-31' }],
    [{ bis: '2020-12-31' }],
    [{ von: '2030-01-01' }],
    [{ ...coming, bis: '2026-12-20' }],
    [{ ...past, von: '2026-11-01' }],
    [{ ...past, von: '2026-11-01', ungefaehr: true }],
    [{ ...coming, bis: '2026-12-20', ungefaehr: true }],
  ])('%o', rules => {
    for (const example of examplesOf(rules, heute))
      expect(understood(formOf(rules), example, heute), example).toBeTypeOf('string')
  })

  test.each([['2026-12-24'], ['2026-12-27'], ['2026-12-31'], ['2027-01-01'], ['2028-02-29']])(
    'on %s',
    day => {
      for (const rules of [{}, past, coming, roughly, { ...coming, ungefaehr: true }]) {
        const examples = examplesOf(rules, day)
        expect(examples.map(one => typeof understood(formOf(rules), one, day))).not.toContain('object')
      }
    },
  )

  test.each([
    [{}, '19:30'],
    [{ bis: '12:00' }, '10:30'],
    [{ von: '20:00', bis: '23:00' }, '20:00'],
    [{ bis: '08:00' }, '08:00'],
  ])('the time for %o is %s', (rules, time) => expect(exampleTime(rules)).toBe(time))
})

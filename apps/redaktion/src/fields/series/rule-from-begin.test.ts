import { expect, test } from 'vitest'
import { ruleFromBegin } from './rule-from-begin.ts'

const BEGIN = '2026-12-03T18:00:00+01:00'
const weekly = { art: 'WOECHENTLICH' }
const nth = { art: 'MONATLICH_AM_WOCHENTAG' }
const monthly = { art: 'MONATLICH_AM_TAG' }

test.each([
  [weekly, BEGIN, { ...weekly, wochentage: ['DONNERSTAG'] }],
  [{ ...weekly, wochentage: [] }, BEGIN, { ...weekly, wochentage: ['DONNERSTAG'] }],
  [{ ...weekly, abstand: 2 }, BEGIN, { ...weekly, abstand: 2, wochentage: ['DONNERSTAG'] }],
  // Late in the evening in UTC it is the next day in town.
  [weekly, '2026-12-06T23:30:00Z', { ...weekly, wochentage: ['MONTAG'] }],
  [weekly, '2026-12-06', { ...weekly, wochentage: ['SONNTAG'] }],
  [nth, BEGIN, { ...nth, woche: 1, wochentag: 'DONNERSTAG' }],
  [nth, '2026-12-31T18:00:00+01:00', { ...nth, woche: 5, wochentag: 'DONNERSTAG' }],
  [monthly, BEGIN, { ...monthly, tag: 3 }],
  [{ ...monthly, tag: null }, BEGIN, { ...monthly, tag: 3 }],
])('P6: the rule %j of an event that begins %s becomes %j', (rule, begin, expected) => {
  expect(ruleFromBegin(rule, begin)).toEqual(expected)
})

test.each([
  [{ ...weekly, wochentage: ['MONTAG'] }, BEGIN],
  [{ ...nth, woche: 2 }, BEGIN],
  [{ ...nth, wochentag: 'MONTAG' }, BEGIN],
  [{ ...monthly, tag: 15 }, BEGIN],
  [weekly, undefined],
  [weekly, ''],
  [weekly, 'bald'],
  [undefined, BEGIN],
  [{ art: 'JAEHRLICH' }, BEGIN],
])('P6: the rule %j stays as it is for the beginning %s', (rule, begin) => {
  expect(ruleFromBegin(rule, begin)).toBe(rule)
})

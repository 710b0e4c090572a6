import { expect, test } from 'vitest'
import { dueOf, pauseAfter } from './pauses.ts'
import { entryOf } from './testing/told-by-services.ts'
import { warnedTown } from './testing/warned-town.ts'

const MINUTE_MS = 60_000

test.each([
  ['nina', 0, 2],
  ['dwd', 0, 5],
  ['nina', 1, 1],
  ['dwd', 1, 1],
  ['nina', 2, 2],
  ['nina', 3, 3],
  ['nina', 4, 5],
  ['dwd', 14, 5],
  ['nina', 15, 10],
  ['nina', 16, 20],
  ['nina', 17, 30],
  ['dwd', 1_000, 30],
] as const)('N1: %s is read again after %i failures and %i minutes', (quelle, failures, minutes) => {
  expect(pauseAfter(quelle, failures)).toBe(minutes * MINUTE_MS)
})

test('N1: in the first hour of a failure, no pause is longer than five minutes', () => {
  let passed = 0
  for (let failures = 1; passed < 60; failures += 1) {
    expect(pauseAfter('nina', failures)).toBeLessThanOrEqual(5 * MINUTE_MS)
    passed += pauseAfter('nina', failures) / MINUTE_MS
  }
})

const now = new Date('2026-11-20T12:00:00.000Z')
const due_at = '2026-11-20T12:20:00.000Z'
test.each([
  ['another poll', false, '2026-11-20T11:50:00.000Z', due_at, due_at],
  ['the first poll after a start', true, '2026-11-20T11:50:00.000Z', due_at, '2026-11-20T11:50:30.000Z'],
  [
    'a process that starts again and again',
    true,
    '2026-11-20T11:59:50.000Z',
    due_at,
    '2026-11-20T12:00:20.000Z',
  ],
  [
    'a poll that is due anyway',
    true,
    '2026-11-20T11:59:59.000Z',
    '2026-11-20T12:00:00.000Z',
    '2026-11-20T12:00:00.000Z',
  ],
  ['a clock that was ahead', true, '2026-11-21T12:00:00.000Z', '2026-11-21T12:05:00.000Z', now.toISOString()],
])('N1: the due time of %s', (_what, isFirst, versucht_am, due, expected) => {
  expect(dueOf({ versucht_am, due_at: due }, now, { isFirst })).toBe(expected)
})

test('N1: a service that is back is read within minutes, and at once after a restart', async () => {
  const town = await warnedTown()
  await town.listen()
  town.how = { nina: 'fehler', dwd: 'fehler' }
  for (const _ of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await town.listen(1)
  town.how = { nina: 'antwortet', dwd: 'antwortet' }
  town.dashboard = [entryOf('mow.1', 'Bombenfund')]
  town.restart()
  await town.listen(1)
  expect(await town.titles()).toEqual(['Bombenfund'])
  const before = town.asked.length
  town.restart()
  await town.listen()
  expect(town.asked.length).toBe(before)
})

test.each([
  ['html', 'Der Dienst antwortet gerade nicht lesbar.'],
  ['kaputt', 'Der Dienst antwortet gerade nicht lesbar.'],
  ['anderes', 'Der Dienst antwortet gerade nicht lesbar.'],
  ['tief', 'Der Dienst antwortet gerade nicht lesbar.'],
  ['fehler', 'Der Dienst meldet gerade einen Fehler.'],
  ['haengt', 'Der Dienst antwortet zu langsam.'],
  ['riesig', 'Die Antwort ist zu groß.'],
] as const)('N1: the desk reads why a service fails without codes: %s', async (how, words) => {
  const town = await warnedTown()
  town.how = { nina: how, dwd: how }
  await town.listen()
  const { quellen } = await town.town.as('chefin').call('redaktionWarnungen', {})
  expect(quellen.map(({ fehler }) => fehler)).toEqual([words, words])
})

test('N1: the desk reads the time of an old answer in German', async () => {
  const town = await warnedTown()
  town.collection = { timeStamp: '2026-11-20T08:00:00.000Z' }
  await town.listen()
  const { quellen } = await town.town.as('chefin').call('redaktionWarnungen', {})
  expect(quellen.find(({ quelle }) => quelle === 'dwd')?.fehler).toBe(
    'Der Dienst antwortet mit dem Stand vom 20. November 2026 um 09:00 Uhr statt mit dem Stand von jetzt.',
  )
})

import { expect, test } from 'vitest'
import type { CallAnswer } from '../call.ts'
import { calls } from '../calls.ts'
import { checkAnswer } from '../http/read-answer.ts'

const [entry] = calls.pinnwand.examples[0]?.answer.data ?? []
const [damage] = calls.schaeden.examples[0]?.answer.data ?? []
const pagination = { page: 1, pages: 1 }

test('An entry of the pin board is accepted with any number; an unknown rubric becomes empty', async () => {
  const data = [
    { ...entry, nummer: 4711 },
    { ...entry, rubrik: 'VERSCHENKE' },
    { ...entry, rubrik: 'tausche' },
  ]
  const told = (await checkAnswer(calls.pinnwand, { data, pagination })) as CallAnswer<typeof calls.pinnwand>
  expect(told.data.map(({ nummer, rubrik }) => [nummer, rubrik])).toEqual([
    ['4711', 'verschenke'],
    [entry?.nummer, 'verschenke'],
    [entry?.nummer, ''],
  ])
})

test('A damage report is accepted with any category and state', async () => {
  const { geaendert_am: _changed, ...unchanged } = damage ?? ({} as Record<string, unknown>)
  const data = [
    { ...damage, kategorie: 'Laterne oder Ampel', stand: 'In Bearbeitung' },
    { ...damage, kategorie: 'pothole', stand: 'CLOSED' },
    { ...unchanged, stand: 'wartet' },
  ]
  const told = (await checkAnswer(calls.schaeden, { data, pagination })) as CallAnswer<typeof calls.schaeden>
  expect(told.data.map(({ kategorie, stand }) => [kategorie, stand])).toEqual([
    ['licht', 'in_arbeit'],
    ['anderes', 'erledigt'],
    ['licht', 'eingegangen'],
  ])
  expect(told.data[2]?.geaendert_am).toBe(damage?.gemeldet_am)
})

test('A list without a single readable entry is refused, not read as an empty board', async () => {
  for (const call of [calls.pinnwand, calls.schaeden])
    await expect(checkAnswer(call, { data: [{ x: 1 }], pagination })).rejects.toThrow()
})

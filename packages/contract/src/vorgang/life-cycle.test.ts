import { expect, test } from 'vitest'
import { lifeCycle, type Transition } from './life-cycle.ts'

type State = 'neu' | 'fertig'
type At = { readonly stand: State; readonly mal: number; readonly zuvor: State }
const steps = {
  enden: { who: ['stadt'], from: ['neu'], to: 'fertig', withReason: true },
  lesen: { who: ['stadt', 'person'], from: ['neu', 'fertig'], to: 'same' },
  zurueck: {
    who: ['person'],
    from: ['fertig'],
    to: ({ zuvor }) => zuvor,
    when: ({ mal }) => mal < 2,
    onlySeen: true,
  },
} as const satisfies Record<string, Transition<State, 'stadt' | 'person', At>>
const life = lifeCycle<State, 'stadt' | 'person', At, keyof typeof steps>(steps)
const at = (stand: State, mal = 0): At => ({ stand, mal, zuvor: 'neu' })

test('A step is allowed only for its persons and from its states', () => {
  expect(life.next(at('neu'), 'enden', 'stadt')).toBe('fertig')
  expect(life.next(at('neu'), 'enden', 'person')).toBeUndefined()
  expect(life.next(at('fertig'), 'enden', 'stadt')).toBeUndefined()
})

test('The next state may be the same or computed, and a condition may refuse the step', () => {
  expect(life.next(at('fertig'), 'lesen', 'person')).toBe('fertig')
  expect(life.next(at('fertig'), 'zurueck', 'person')).toBe('neu')
  expect(life.next(at('fertig', 2), 'zurueck', 'person')).toBeUndefined()
})

test('The possible steps are in the order of the data', () => {
  expect(life.possible(at('neu'), 'stadt')).toEqual(['enden', 'lesen'])
  expect(life.possible(at('fertig'), 'person')).toEqual(['lesen', 'zurueck'])
})

test('A step states whether it needs a reason, and whether the person must have seen the latest version', () => {
  expect(life.names.filter(life.needsReason)).toEqual(['enden'])
  expect(life.names.filter(life.needsSeen)).toEqual(['zurueck'])
})

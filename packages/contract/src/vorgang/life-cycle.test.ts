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

test('A step leads on for the persons and from the states that it names, and for nobody else', () => {
  expect(life.next(at('neu'), 'enden', 'stadt')).toBe('fertig')
  expect(life.next(at('neu'), 'enden', 'person')).toBeUndefined()
  expect(life.next(at('fertig'), 'enden', 'stadt')).toBeUndefined()
})

test('The next state may be the same, or come from the situation, which may also refuse the step', () => {
  expect(life.next(at('fertig'), 'lesen', 'person')).toBe('fertig')
  expect(life.next(at('fertig'), 'zurueck', 'person')).toBe('neu')
  expect(life.next(at('fertig', 2), 'zurueck', 'person')).toBeUndefined()
})

test('The steps that are possible come in the order of the data', () => {
  expect(life.possible(at('neu'), 'stadt')).toEqual(['enden', 'lesen'])
  expect(life.possible(at('fertig'), 'person')).toEqual(['lesen', 'zurueck'])
})

test('A step says whether it needs a reason, and whether it needs what the person has seen', () => {
  expect(life.names.filter(life.needsReason)).toEqual(['enden'])
  expect(life.names.filter(life.needsSeen)).toEqual(['zurueck'])
})

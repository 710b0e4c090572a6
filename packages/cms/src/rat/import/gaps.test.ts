import { expect, test } from 'vitest'
import { isWithoutGap } from './gaps.ts'

const numbered = (...numbers: string[]) => numbers.map(number => ({ number, order: undefined }))
const ordered = (...orders: unknown[]) => orders.map(order => ({ number: '', order }))

test.each([
  [numbered('1', '2', '3')],
  [numbered('0', '1')],
  [numbered('Ö 1', 'Ö 2')],
  [numbered('1', '', '2', '2.1', '2.2', '3 a', '3 b')],
  [numbered('1.', 'TOP 2.').slice(0, 1)],
  [numbered('1', '2', 'Z 1')],
  [numbered('I.1', 'I.2', 'II.1')],
  [numbered('', '')],
  [ordered(0, 1, 2)],
  [ordered(1, 2)],
  [ordered(10, 20, 30)],
  [ordered(2, 0, 1)],
  [ordered(undefined, 'x')],
])('C1: %j has no gap', items => expect(isWithoutGap(items)).toBe(true))

test.each([
  [numbered('3', '4')],
  [numbered('1', '3')],
  [numbered('Ö 2')],
  [numbered('1', '2', '2.2')],
  [numbered('1', '2.1', '2.3')],
  [ordered(3, 4, 5)],
  [ordered(0, 2, 3)],
  [ordered(1, 2, 4)],
  [ordered(20, 30)],
])('C1: a withheld item may stand in the gap of %j', items => expect(isWithoutGap(items)).toBe(false))

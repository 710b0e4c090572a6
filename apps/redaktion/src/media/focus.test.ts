import { expect, test } from 'vitest'
import { focusOf, MIDDLE, moved, written } from './focus.ts'

test.each([
  ['50% 30%', { x: 50, y: 30 }],
  ['0% 100%', { x: 0, y: 100 }],
  ['400% 7%', { x: 100, y: 7 }],
  ['links oben', MIDDLE],
  ['', MIDDLE],
  [undefined, MIDDLE],
])('The value %s is the focal point %j', (value, focus) => {
  expect(focusOf(value)).toEqual(focus)
})

test('A parsed focal point is written the same', () => {
  expect(written(focusOf('62% 38%'))).toBe('62% 38%')
})

test.each([
  ['ArrowLeft', false, '49% 50%'],
  ['ArrowRight', true, '60% 50%'],
  ['ArrowUp', true, '50% 40%'],
  ['ArrowDown', false, '50% 51%'],
])('%s (shift key: %s) moves the focal point from the middle to %s', (key, isWide, value) => {
  expect(written(moved(MIDDLE, key, isWide) ?? MIDDLE)).toBe(value)
})

test('A focal point stays inside the picture, and other keys do not move it', () => {
  expect(moved({ x: 0, y: 0 }, 'ArrowLeft', true)).toEqual({ x: 0, y: 0 })
  expect(moved(MIDDLE, 'Tab', false)).toBe(undefined)
})

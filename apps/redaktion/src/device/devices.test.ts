import { expect, test } from 'vitest'
import { fitted } from './devices.ts'

test('A page is rendered as wide as the device, and scaled down if there is no room', () => {
  expect(fitted('telefon', 700)).toEqual({ width: 390, scale: 1 })
  expect(fitted('tablet', 410)).toEqual({ width: 820, scale: 0.5 })
  expect(fitted('rechner', 640)).toEqual({ width: 1_280, scale: 0.5 })
  expect(fitted('rechner', 1_600)).toEqual({ width: 1_600, scale: 1 })
  expect(fitted('rechner', 0)).toEqual({ width: 1_280, scale: 1 })
})

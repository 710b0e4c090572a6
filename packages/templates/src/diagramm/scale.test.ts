import { expect, test } from 'vitest'
import { axisMarks } from './scale.ts'

test.each([
  [1915, [0, 500, 1000, 1500, 2000]],
  [100, [0, 20, 40, 60, 80, 100]],
  [7, [0, 2, 4, 6, 8]],
  [0.42, [0, 0.1, 0.2, 0.3, 0.4, 0.5]],
  [0, [0, 1]],
])('An axis up to %s has round marks', (max, marks) => {
  expect(axisMarks(max)).toEqual(marks)
})

test('An axis reaches its highest value and has three to six marks at any scale', () => {
  for (let max = 0.001; max < 1e12; max *= 1.37) {
    const marks = axisMarks(max)
    expect(marks.at(-1)).toBeGreaterThanOrEqual(max * 0.999999)
    expect(marks.length).toBeGreaterThanOrEqual(3)
    expect(marks.length).toBeLessThanOrEqual(6)
  }
})

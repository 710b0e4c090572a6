/** Round steps: 1, 2, 2.5 or 5 times a power of ten. */
const STEPS = [1, 2, 2.5, 5, 10]

/**
 * Returns three to six evenly spaced marks from 0 to at least `max`; returns 0 and 1 if all values are zero.
 */
export function axisMarks(max: number): number[] {
  if (max <= 0) return [0, 1]
  const rough = max / 5
  const power = 10 ** Math.floor(Math.log10(rough))
  const step = power * (STEPS.find(step => step * power >= rough) ?? 10)
  const count = Math.ceil(max / step - 1e-9)
  return Array.from({ length: count + 1 }, (_, index) => Number((index * step).toPrecision(12)))
}

/** A point of a picture, in percent of its width and height. */
export type Focus = { readonly x: number; readonly y: number }

export const MIDDLE: Focus = { x: 50, y: 50 }

/** Parses a stored focal point: `50% 30%`. An invalid value is the middle, as in browsers. */
export function focusOf(value: string | undefined): Focus {
  const [, x, y] = /^(\d{1,3})% (\d{1,3})%$/.exec(value ?? '') ?? []
  return x === undefined ? MIDDLE : focusAt(Number(x), Number(y))
}

export const focusAt = (x: number, y: number): Focus => ({ x: within(x), y: within(y) })

export const written = ({ x, y }: Focus): string => `${x}% ${y}%`

export const said = ({ x, y }: Focus): string => `${x} % von links, ${y} % von oben`

const within = (share: number) => Math.min(100, Math.max(0, Math.round(share)))

const STEP = 1
const WIDE_STEP = 10

/** Returns the point after a key; undefined for other keys. */
export function moved({ x, y }: Focus, key: string, isWide: boolean): Focus | undefined {
  const step = isWide ? WIDE_STEP : STEP
  switch (key) {
    case 'ArrowLeft':
      return focusAt(x - step, y)
    case 'ArrowRight':
      return focusAt(x + step, y)
    case 'ArrowUp':
      return focusAt(x, y - step)
    case 'ArrowDown':
      return focusAt(x, y + step)
    default:
      return undefined
  }
}

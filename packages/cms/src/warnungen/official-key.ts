/** An area by the digits with which all keys in it begin, a municipality by its eight digits, or a union by its nine. */
type Meant =
  | { readonly is: 'area'; readonly start: string }
  | { readonly is: 'municipality'; readonly key: string }
  | { readonly is: 'union'; readonly key: string }

/**
 * Reads an official key of 2, 5, 8, 9 or 12 digits. The zeros at its end show the level: `08215` and
 * `082150000000` are a county, `082155003` is a union of municipalities, and `082150091` a municipality that is
 * its own union.
 */
export function meantBy(key: string): Meant {
  if (key.length === 8) return { is: 'municipality', key }
  const whole = key.padEnd(12, '0')
  const county = whole.slice(0, 5)
  const union = whole.slice(5, 9)
  const member = whole.slice(9)
  if (/0{7}$/.test(whole)) return { is: 'area', start: reach(county) }
  if (member !== '000') return { is: 'municipality', key: county + member }
  return union.startsWith('0')
    ? { is: 'municipality', key: county + union.slice(1) }
    : { is: 'union', key: whole.slice(0, 9) }
}

/**
 * Returns the significant prefix of a key's first five digits: for the country, a state, a district or a
 * county.
 */
const reach = (stem: string): string =>
  stem === '00000'
    ? ''
    : stem.endsWith('000')
      ? stem.slice(0, 2)
      : stem.endsWith('00')
        ? stem.slice(0, 3)
        : stem

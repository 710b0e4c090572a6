/** The postcodes of other countries, by the sign of the country that stands before them. */

type Abroad = {
  readonly shape: RegExp
  /** After „Eine Postleitzahl“: `in Frankreich sieht so aus: F-67160`. */
  readonly looks: string
}

const digits = (count: number) => new RegExp(`^\\d{${count}}$`)

/** The countries from which most people write. */
const NEAR: Readonly<Record<string, readonly [where: string, shape: RegExp, example: string]>> = {
  F: ['in Frankreich', digits(5), 'F-67160'],
  CH: ['in der Schweiz', digits(4), 'CH-4051'],
  FL: ['in Liechtenstein', digits(4), 'FL-9490'],
  A: ['in Österreich', digits(4), 'A-1010'],
  L: ['in Luxemburg', digits(4), 'L-1009'],
  B: ['in Belgien', digits(4), 'B-1000'],
  NL: ['in den Niederlanden', /^\d{4}(?: ?[A-Z]{2})?$/, 'NL-1012 AB'],
  DK: ['in Dänemark', digits(4), 'DK-1050'],
  I: ['in Italien', digits(5), 'I-00118'],
  E: ['in Spanien', digits(5), 'E-28001'],
  PL: ['in Polen', /^\d{2}-?\d{3}$/, 'PL-00-001'],
  CZ: ['in Tschechien', /^\d{3} ?\d{2}$/, 'CZ-110 00'],
}

/** Signs of two letters (ISO 3166) for those that stand on letters (and cars) with one. */
const OTHER_SIGNS: Readonly<Record<string, string>> = {
  FR: 'F',
  AT: 'A',
  LU: 'L',
  BE: 'B',
  IT: 'I',
  ES: 'E',
  LI: 'FL',
}

/** Signs of further countries, of cars and of ISO 3166, by the number of digits of their postcodes. */
const BY_DIGITS: readonly (readonly [count: number, signs: string])[] = [
  [3, 'IS FO'],
  [4, 'N NO H HU BG SLO SI MK NMK AL LV CY GE AM AU AUS NZ ZA TN'],
  [5, 'FIN FI S SE SK GR HR SRB RS BIH BA ME MNE RKS XK UA EST EE LT TR MC SM RSM V VA MA DZ EG IL TH MX'],
  [5, 'US USA KR VN MY ID SA PK LK KE UY PE'],
  [6, 'RO BY RUS RU MD KZ CN IN IND SG EC CO KG TJ'],
  [7, 'J JP IL'],
  [8, 'BR'],
]
/** With groups, or with letters behind the first digit. */
const GROUPED: Readonly<Record<string, readonly [shape: RegExp, example: string]>> = {
  P: [/^\d{4}(?:-\d{3})?$/, 'P-1000-001'],
  PT: [/^\d{4}(?:-\d{3})?$/, 'PT-1000-001'],
  AND: [digits(3), 'AND-500'],
}

/** Returns the shape of the postcodes of a country; undefined for a sign of no known country. */
export function shapeAbroad(sign: string): Abroad | undefined {
  const near = OTHER_SIGNS[sign] ?? sign
  const known = Object.hasOwn(NEAR, near) ? NEAR[near] : undefined
  if (known) {
    const [where, shape, example] = known
    return { shape, looks: `${where} sieht so aus: ${example}` }
  }
  const grouped = Object.hasOwn(GROUPED, sign) ? GROUPED[sign] : undefined
  if (grouped) {
    const [shape, example] = grouped
    return { shape, looks: `mit ${sign} davor sieht so aus: ${example}` }
  }
  const counts = BY_DIGITS.flatMap(([count, signs]) => (signs.split(' ').includes(sign) ? [count] : []))
  if (counts.length === 0) return undefined
  return {
    shape: new RegExp(`^(?:${counts.map(count => `(?:\\d[ -]?){${count - 1}}\\d`).join('|')})(?:-\\d{4})?$`),
    looks: `mit ${sign} davor hat ${counts.join(' oder ')} Ziffern`,
  }
}

import type { Reader } from './foreign-names.ts'

const VACANT =
  /^(?:(?:herr|frau)\s)?(?:n\.?\s?n\.?|nomen nominandum|(?:derzeit |zurzeit |noch |sitz )?(?:vakant|unbesetzt|nicht besetzt|vacant)(?:er sitz|e stelle)?|freier sitz|sitz frei|wird (?:noch |nach)?benannt|noch zu benennen|noch offen|nachfolge offen)(?:\s\d+)?(?:\s?[(,].*)?$/iu
/** „Frei“ is a family name too. */
const FREE = /^\(?frei\)?$/u

/** Whether a person stands for a seat that nobody holds: „N. N.“, „Vakant“. */
export function isVacantSeat(reader: Reader): boolean {
  const parts = ['givenName', 'familyName'].map(name => reader.told(name)).filter(Boolean)
  const whole = reader.told('name') || parts.join(' ')
  const words = whole.replaceAll(/[\s_–—-]+/gu, ' ').trim()
  return VACANT.test(words) || FREE.test(words) || /^(?:n\.?,\s?n\.?)$/iu.test(words)
}

/** Counts the seats that nobody holds. */
export function vacantSeats(names: readonly string[]): string {
  const said = [...new Set(names.filter(Boolean))].slice(0, 5).map(name => `„${name.slice(0, 100)}“`)
  const count = names.length.toLocaleString('de-DE')
  const many =
    names.length === 1
      ? 'freier Sitz wurde nicht als Person übernommen'
      : 'freie Sitze wurden nicht als Personen übernommen'
  return `${count} ${many}${said.length > 0 ? `: ${said.join(', ')}` : ''}`
}

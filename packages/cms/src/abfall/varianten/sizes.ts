import type { Said } from './rhythms.ts'

/** The size of a bin, in the many spellings of calendars and tables. */

const NUMBER = String.raw`\d+(?:[.,]\d+)*`
const LIST = String.raw`${NUMBER}(?:\s*(?:l|ltr|liter|er)?\s*(?:-|–|\/|,\s|\bbis\b|\bund\b)\s*${NUMBER})*`
const SIZE = new RegExp(
  String.raw`(?<bis>\bbis\s+(?:zu\s+)?)?(?<![\p{L}\p{N}])(?:mgb[\s-]*)?(?<zahlen>${LIST})\s*-?(?<einheit>ltr\.?|litern?|l|cbm|m³|m3|kubikmeter|er)(?![\p{N}])(?:(?![\p{L}])|-?(?=tonnen?|behaelter|container|gefaess|sack|muell))`,
  'gu',
)
const MGB = /\bmgb[\s-]*(?<zahlen>\d[\d.]*(?:\s*\/\s*\d[\d.]*)*)/gu
/** The smallest container for a building, in litres. */
const LARGE_L = 660
const LARGE = /container|grossbehaelter|grossmuell|grossgefaess|umleer|mulde|\b4-?\s?rad|vierrad|\bmgb\b/
const SMALL = /tonne|\bsack|saecke|buendel|\b2-?(?:\/|\s?rad)|zweirad/

const GROSSBEHAELTER = 'Großbehälter'

const litres = new Intl.NumberFormat('de-DE')

type Size = { readonly litres: readonly number[]; readonly isRange: boolean; readonly isLimit: boolean }

function sizeIn(zahlen: string, einheit: string, isLimit: boolean): Size {
  const isCubic = /^(?:c|m|k)/.test(einheit)
  const read = (zahlen.match(/\d+(?:[.,]\d+)*/g) ?? []).map(one =>
    isCubic
      ? Math.round(Number(one.replace(',', '.')) * 1_000)
      : Number(one.replaceAll('.', '').replace(/,.*$/, '')),
  )
  return { litres: read, isRange: /[-–]|\bbis\b/.test(zahlen), isLimit }
}

/** Returns „60–240 l“, „660/1.100 l“ or „bis 240 l“. */
function inWords({ litres: all, isRange, isLimit }: Size): string {
  const numbers = [...new Set(all)].toSorted((a, b) => a - b).map(one => litres.format(one))
  return `${isLimit ? 'bis ' : ''}${numbers.join(isRange && numbers.length === 2 ? '–' : '/')} l`
}

type Taken = {
  readonly rest: string
  /** The sizes, except those that do not tell one bin from another. */
  readonly said: readonly Said[]
  /** For containers of a whole building, not for household bins. */
  readonly istGross: boolean
}

/** Finds the sizes of a folded text. `whole` is the text with its kinds, which may name a container. */
export function takeSizes(text: string, whole: string): Taken {
  const found: (Size & { at: number })[] = []
  const take = (...args: unknown[]): string => {
    const { zahlen = '', einheit = 'l', bis } = args.at(-1) as Record<string, string | undefined>
    found.push({ at: Number(args.at(-3)), ...sizeIn(zahlen, einheit, bis !== undefined) })
    return ' '.repeat(String(args[0]).length)
  }
  const rest = text
    .replaceAll(SIZE, take)
    .replaceAll(MGB, take)
    .replaceAll(/\b2-?\/4-?rad\w*/g, found => ' '.repeat(found.length))
  const all = found.flatMap(one => one.litres)
  const isWord = all.length === 0 && LARGE.test(whole) && !SMALL.test(whole)
  // „bis 1.100 l“ means every bin, not only the large ones.
  const areLarge = found.every(({ isLimit, litres }) => !isLimit && litres.every(one => one >= LARGE_L))
  const istGross = isWord || (all.length > 0 && areLarge)
  // „60 l bis 1.100 l“ means every bin.
  const isEvery = all.some(one => one >= LARGE_L) && !istGross
  const named = isEvery ? [] : found.map(one => ({ at: one.at, name: inWords(one) }))
  return { rest, istGross, said: isWord ? [{ at: whole.search(LARGE), name: GROSSBEHAELTER }] : named }
}

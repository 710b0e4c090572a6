import { decomposed } from '@rathausplatz/contract'

const LETTERS: Readonly<Record<string, string>> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
}

/** Longer ones are read out by nobody. */
const LONGEST = 60

/** The last part of an address, from a title: `Öffnungszeiten & Preise` is `oeffnungszeiten-preise`. */
export function partOf(title: string): string {
  const spelled = title
    .slice(0, 300)
    .toLocaleLowerCase('de')
    .replaceAll(/[äöüßæøœ]/g, letter => LETTERS[letter] ?? letter)
  const plain = decomposed(spelled)
    .replaceAll(/\p{M}/gu, '')
    .replaceAll(/[^a-z0-9]+/g, '-')
    .replaceAll(/^-+|-+$/g, '')
  if (plain.length <= LONGEST) return plain
  const cut = plain.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf('-')
  return end > LONGEST / 2 ? cut.slice(0, end) : plain.slice(0, LONGEST)
}

/** True for a last part that reads well in an address. */
export const isPart = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** The address of a page below another. */
export const below = (parent: string, part: string): string => `${parent === '/' ? '' : parent}/${part}`

/** Where a page stands, and what it is called there. */
export function splitPath(path: string): { readonly parent: string; readonly part: string } {
  const at = path.lastIndexOf('/')
  return { parent: at <= 0 ? '/' : path.slice(0, at), part: path.slice(at + 1) }
}

/** True for a path and for all below it. */
export const isWithin = (path: string, under: string): boolean =>
  under === '/' || path === under || path.startsWith(`${under}/`)

/** The paths above a page, from the first level down, without itself. */
export function pathsAbove(path: string): readonly string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
}

import { slugOf } from '@rathausplatz/text'

/** Longer ones are read out by nobody. */
const LONGEST = 60
/** More of a title is not looked at. */
const LONGEST_TITLE = 300

/** The last part of an address, from a title, cut between words where there is one to cut at. */
export function partOf(title: string): string {
  const plain = slugOf(title.slice(0, LONGEST_TITLE), LONGEST_TITLE)
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

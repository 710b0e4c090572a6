import { slugOf } from '@rathausplatz/text'

/** Longest part in characters. */
const LONGEST = 60
/** Only the beginning of a long title is used. */
const LONGEST_TITLE = 300

/** Returns the last part of an address for a title, cut between words if possible. */
export function partOf(title: string): string {
  const plain = slugOf(title.slice(0, LONGEST_TITLE), LONGEST_TITLE)
  if (plain.length <= LONGEST) return plain
  const cut = plain.slice(0, LONGEST + 1)
  const end = cut.lastIndexOf('-')
  return end > LONGEST / 2 ? cut.slice(0, end) : plain.slice(0, LONGEST)
}

/** True for a valid last part of an address. */
export const isPart = (text: string): boolean => /^[a-z0-9]+(?:-[a-z0-9]+)*$/.test(text)

/** Returns the address of a page below another. */
export const below = (parent: string, part: string): string => `${parent === '/' ? '' : parent}/${part}`

/** Splits a path into its parent and its last part. */
export function splitPath(path: string): { readonly parent: string; readonly part: string } {
  const at = path.lastIndexOf('/')
  return { parent: at <= 0 ? '/' : path.slice(0, at), part: path.slice(at + 1) }
}

/** True for the path itself and all below it. */
export const isWithin = (path: string, under: string): boolean =>
  under === '/' || path === under || path.startsWith(`${under}/`)

/** Returns the paths above a page, from the first level on, without itself. */
export function pathsAbove(path: string): readonly string[] {
  const steps = path.split('/').slice(1, -1)
  return steps.map((_, at) => `/${steps.slice(0, at + 1).join('/')}`)
}

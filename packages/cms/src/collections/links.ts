import type { field } from '@rathausplatz/contract'
import { iconadresse, medienPfad, verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import type * as z from 'zod'
import type { Reference } from '../store/index.ts'
import { mapFields } from './fields.ts'
import { keyOf } from './verweise.ts'

/**
 * Where some content leads to: to paths of this site, from its link and picture fields and from its formatted text, and to
 * the records that its reference fields name.
 */
export function linksOf(schema: z.ZodType, data: unknown, path = ''): Reference[] {
  const links: Reference[] = []
  mapFields(
    schema,
    data,
    (text, { editor, zu, mayMiss }, field) => {
      if (zu !== undefined && text !== '')
        links.push({ field, to: keyOf(zu, text), kind: zu, ...(mayMiss ? { mayMiss } : {}) })
      for (const address of addressesIn(text, editor)) {
        // A link to a place on a page is a link to that page.
        const [to = ''] = address.split(/[?#]/, 1)
        if (to.startsWith('/')) links.push({ field, to: fileOr(to.length > 1 ? to.replace(/\/+$/, '') : to) })
      }
      return text
    },
    path,
  )
  return links
}

/** The same content with other addresses: in its link and picture fields and in its formatted text. */
export const readdressed = <Data>(schema: z.ZodType, data: Data, change: (address: string) => string): Data =>
  mapFields(schema, data, (text, { editor }) => {
    if (editor === 'link' || editor === 'bild') return change(text)
    if (editor !== 'richtext') return text
    return text.replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${change(href)}"`)
  }) as Data

/** A file is referred to by its name, whatever size of it is meant and however its address is written. */
export function fileOr(to: string): string {
  const path = `/${stepsOf(decoded(to)).join('/')}`
  if (!path.startsWith(medienPfad)) return to
  const frozen = verkuendeteDateiAn(path)
  return frozen ? `${medienPfad}${frozen.datei}` : path.replace(/\/\d{1,4}\.(?:avif|webp|jpg)$/, '')
}

/** The steps of a path as a browser goes them: `/schule/../medien/plan` is `/medien/plan`. */
function stepsOf(path: string): string[] {
  const steps: string[] = []
  for (const step of path.split('/')) {
    if (step === '..') steps.pop()
    else if (step !== '' && step !== '.') steps.push(step)
  }
  return steps
}

function decoded(to: string): string {
  try {
    return decodeURIComponent(to)
  } catch {
    return to
  }
}

function addressesIn(text: string, editor: field.EditorField | undefined): string[] {
  if (editor === 'link' || editor === 'bild') return [text]
  if (editor === 'icon') return text === '' ? [] : [iconadresse(text)]
  if (editor === 'richtext') return [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
  return []
}

import type { field } from '@rathausplatz/contract'
import { iconadresse, medienPfad, verkuendeteDateiAn } from '@rathausplatz/contract/medien'
import type * as z from 'zod'
import type { Reference } from '../store/index.ts'
import { mapFields } from './fields.ts'
import { keyOf } from './verweise.ts'

/**
 * Returns the targets of a content: paths of this site in link fields, picture fields and formatted text, and
 * records in reference fields.
 */
export function linksOf(schema: z.ZodType, data: unknown, path = ''): Reference[] {
  const links: Reference[] = []
  /** The named parts, by the field that names their record. */
  const parts = new Map<string, string>()
  mapFields(
    schema,
    data,
    (text, { editor, zu, mayMiss, teilVon }, field) => {
      if (teilVon && text !== '') parts.set(beside(field, teilVon.genannt), text)
      if (zu !== undefined && text !== '')
        links.push({ field, to: keyOf(zu, text), kind: zu, ...(mayMiss ? { mayMiss } : {}) })
      for (const address of addressesIn(text, editor)) {
        // A link with a fragment or query is a link to its page.
        const [to = ''] = address.split(/[?#]/, 1)
        if (to.startsWith('/')) links.push({ field, to: fileOr(to.length > 1 ? to.replace(/\/+$/, '') : to) })
      }
      return text
    },
    path,
  )
  return links.map(link => {
    const part = link.kind === undefined ? undefined : parts.get(link.field)
    return part === undefined ? link : Object.assign(link, { part })
  })
}

/** Returns the path of another field of the same group. */
const beside = (field: string, name: string): string => field.replace(/[^.]+$/, name)

/** Returns the content with changed addresses in link fields, picture fields and formatted text. */
export const readdressed = <Data>(schema: z.ZodType, data: Data, change: (address: string) => string): Data =>
  mapFields(schema, data, (text, { editor }) => {
    if (editor === 'link' || editor === 'bild') return change(text)
    if (editor !== 'richtext') return text
    return text.replaceAll(/ href="([^"]*)"/g, (_, href: string) => ` href="${change(href)}"`)
  }) as Data

/**
 * Reduces the address of a media file to its name, without size and in any spelling; other addresses stay.
 */
export function fileOr(to: string): string {
  const path = `/${stepsOf(decoded(to)).join('/')}`
  if (!path.startsWith(medienPfad)) return to
  const frozen = verkuendeteDateiAn(path)
  return frozen ? `${medienPfad}${frozen.datei}` : path.replace(/\/\d{1,4}\.(?:avif|webp|jpg)$/, '')
}

/** Resolves the steps of a path as a browser does: `/schule/../medien/plan` is `/medien/plan`. */
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

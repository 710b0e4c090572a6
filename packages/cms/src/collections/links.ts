import type { field } from '@rathausplatz/contract'
import { medienPfad } from '@rathausplatz/contract/medien'
import type * as z from 'zod'
import type { Reference } from '../store/index.ts'
import { mapFields } from './fields.ts'

/** Which paths of this site some content leads to, from its link and picture fields and from its formatted text. */
export function linksOf(schema: z.ZodType, data: unknown, path = ''): Reference[] {
  const links: Reference[] = []
  mapFields(
    schema,
    data,
    (text, editor, field) => {
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

/** A file is referred to by its name, whatever size of it is meant and however its address is written. */
function fileOr(to: string): string {
  const path = decoded(to).replaceAll(/\/{2,}/g, '/')
  return path.startsWith(medienPfad) ? path.replace(/\/\d{1,4}\.(?:avif|webp|jpg)$/, '') : to
}

function decoded(to: string): string {
  try {
    return decodeURIComponent(to)
  } catch {
    return to
  }
}

function addressesIn(text: string, editor: field.EditorField): string[] {
  if (editor === 'link') return [text]
  if (editor === 'richtext') return [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
  return []
}

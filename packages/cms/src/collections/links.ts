import type { field } from '@rathausplatz/contract'
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
        if (to.startsWith('/')) links.push({ field, to: to.length > 1 ? to.replace(/\/+$/, '') : to })
      }
      return text
    },
    path,
  )
  return links
}

function addressesIn(text: string, editor: field.EditorField): string[] {
  if (editor === 'link') return [text]
  if (editor === 'richtext') return [...text.matchAll(/ href="([^"]*)"/g)].map(([, href = '']) => href)
  return []
}

import * as z from 'zod'
import * as field from '../field.ts'
import { listOf, otherForms } from '../other-forms.ts'

export type MenuItem = {
  title: string
  href: string
  alt?: string | undefined
  menuItems?: MenuItem[] | undefined
}

/** An item of a menu with its sub-items (spec §3). The site shows up to three levels. */
export const menuItem: z.ZodType<MenuItem> = z
  .object({
    title: field.requiredLine({ label: 'Titel' }),
    href: field.link({ label: 'Link' }),
    alt: field
      .line({ label: 'Erläuterung', help: 'Wird nur vorgelesen, wenn der Titel allein nicht genügt.' })
      .optional(),
    get menuItems() {
      return menuItems.optional().meta({ title: 'Unterpunkte' })
    },
  })
  .meta({ id: 'MenuItem', title: 'Menüpunkt' })

/**
 * Completes items without a title: uses their `alt` as the title, or else puts the items below them in their
 * place.
 */
function namedItems(given: unknown): unknown {
  const items = listOf(given)
  if (!Array.isArray(items)) return given
  return items.flatMap((item: Partial<MenuItem> | null) => {
    const [title, alt] = [item?.title, item?.alt].map(text => (typeof text === 'string' ? text.trim() : text))
    if (title) return [item]
    if (alt) return [{ ...item, title: alt, alt: '' }]
    const below = namedItems(item?.menuItems)
    return Array.isArray(below) && below.length > 0 ? below : [item]
  })
}

const menuItems = z.array(menuItem).register(otherForms, { take: namedItems })

export const menu = z
  .object({ menuItems: menuItems.max(200).meta({ title: 'Menüpunkte' }) })
  .meta({ id: 'Menu', title: 'Menü' })
export type Menu = z.infer<typeof menu>

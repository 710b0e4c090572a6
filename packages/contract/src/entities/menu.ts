import * as z from 'zod'
import * as field from '../field.ts'

export type MenuItem = {
  title: string
  href: string
  alt?: string | undefined
  menuItems?: MenuItem[] | undefined
}

/** One item of a menu with its sub-items (spec §3). The site shows up to three levels. */
export const menuItem: z.ZodType<MenuItem> = z
  .object({
    title: field.requiredLine({ label: 'Titel' }),
    href: field.link({ label: 'Link' }),
    alt: field
      .line({ label: 'Erläuterung', help: 'Wird nur vorgelesen, wenn der Titel allein nicht genügt.' })
      .optional(),
    get menuItems() {
      return z.array(menuItem).optional()
    },
  })
  .meta({ id: 'MenuItem', title: 'Menüpunkt' })

export const menu = z.object({ menuItems: z.array(menuItem).max(200) }).meta({ id: 'Menu', title: 'Menü' })
export type Menu = z.infer<typeof menu>

/** The menus of the town, under their wire names (spec §7). */
export const menuNames = [
  'Hauptmenü',
  'Footer_Themen',
  'Footer_Rechtliches',
  'Hauptmenue-Jahnschule',
  'Footer-Jahnschule_Rechtliches',
  'Hauptmenue-Schillerschule',
  'Footer-Schillerschule_Rechtliches',
] as const
export type MenuName = (typeof menuNames)[number]

import { decomposed } from '@rathausplatz/contract'
import * as z from 'zod'

/** The last part of a record's address, made from its title unless an editor chose one. */
export const slugField = z
  .string()
  .trim()
  .max(120)
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'Nur Kleinbuchstaben, Ziffern und einzelne Bindestriche, zum Beispiel: tag-der-offenen-tuer',
  )
  .meta({ title: 'Adresse', description: 'Letzter Teil der Adresse der Einzelseite.', editor: 'zeile' })

/** The data with a `slug`, made from its title or name where there is none yet. */
export function withSlug(data: unknown, from: 'titel' | 'name' = 'titel'): unknown {
  if (typeof data !== 'object' || data === null) return data
  const { slug, [from]: title } = data as { slug?: unknown; titel?: unknown; name?: unknown }
  if ((slug !== undefined && slug !== '') || typeof title !== 'string') return data
  return { ...data, slug: slugOf(title) }
}

/** Letters that are no letter with a mark: the dotless i of Turkish, the crossed l of Polish. */
const LETTERS: Record<string, string> = {
  ä: 'ae',
  ö: 'oe',
  ü: 'ue',
  ß: 'ss',
  ı: 'i',
  æ: 'ae',
  ø: 'oe',
  œ: 'oe',
  å: 'aa',
  ł: 'l',
  đ: 'd',
  ð: 'd',
  þ: 'th',
}
const FOLDED = new RegExp(`[${Object.keys(LETTERS).join('')}]`, 'g')

export function slugOf(titel: string): string {
  const words = decomposed(titel.toLowerCase().replaceAll(FOLDED, letter => LETTERS[letter] ?? letter))
    .replaceAll(/\p{M}/gu, '')
    .match(/[a-z0-9]+/g)
  return (words ?? []).join('-').slice(0, 80).replace(/-$/, '')
}

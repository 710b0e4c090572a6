import { type PageTheme, pageThemeLabels } from '@rathausplatz/contract/sections'
import type { Row } from '../contents/row.ts'

/**
 * Returns which pages alone show a notice; empty for a notice on all pages, and for a draft that is not the public
 * revision, whose place may be another one.
 */
export function whereShown({
  felder,
  fassung,
  oeffentliche_fassung,
}: Pick<Row, 'felder' | 'fassung' | 'oeffentliche_fassung'>): string {
  const { wo, seite } = felder
  if (fassung !== oeffentliche_fassung) return ''
  if (typeof seite === 'string' && seite !== '') return `Nur auf ${seite} und den Seiten darunter.`
  return typeof wo === 'string' && wo !== 'default' && Object.hasOwn(pageThemeLabels, wo)
    ? `Nur auf den Seiten „${pageThemeLabels[wo as PageTheme]}“.`
    : ''
}

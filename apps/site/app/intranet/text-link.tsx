import type { IntranetText } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { textPage, titleOf } from './addresses.ts'

/**
 * Links the title of a text: to the address from the CMS, otherwise to the one built from category and id.
 */
export function TextLink({
  text,
  slug = text.rubrik?.url,
}: {
  text: IntranetText
  slug?: string | undefined
}) {
  const href = text.detailURL || (slug && textPage(slug, text.id))
  return href ? <Link href={href}>{titleOf(text)}</Link> : titleOf(text)
}

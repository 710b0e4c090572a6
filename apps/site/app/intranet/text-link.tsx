import type { IntranetText } from '@rathausplatz/contract'
import { Link } from '@rathausplatz/ui'
import { textPage, titleOf } from './addresses.ts'

/** The title of a text, leading to it: to the address that the CMS says, else to the one that it has. */
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

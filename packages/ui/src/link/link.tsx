import { isSafeAddress } from '@rathausplatz/contract/address'
import type { AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  /** Changes only the query of the page: no jump to the top, no new entry in the history. */
  stay?: boolean
}

/**
 * A link to a page of the site, to the web, a mail address or a telephone. It is a plain `a` and knows no router: the
 * site follows links of its own pages itself. An address that could run script or lead elsewhere by a trick gets no
 * link; its text stays.
 */
export function Link({ href, stay = false, ...rest }: LinkProps) {
  if (!href.startsWith('?') && !isSafeAddress(href))
    return <span className={rest.className}>{rest.children}</span>
  return <a {...rest} href={href} data-stay={stay || undefined} />
}

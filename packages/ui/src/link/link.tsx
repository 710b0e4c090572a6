import { isSafeAddress } from '@rathausplatz/contract/address'
import type { AnchorHTMLAttributes } from 'react'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & {
  href: string
  /** Only changes the query of the page: keeps the scroll position and adds no history entry. */
  stay?: boolean
}

/**
 * A link to a page, a website, a mail address or a telephone number. Renders a plain `a` without a router:
 * the site handles links to its own pages. An address that could run a script, or that looks like a path and
 * leaves the site, is not linked; its text stays.
 */
export function Link({ href, stay = false, ...rest }: LinkProps) {
  if (!href.startsWith('?') && !isSafeAddress(href))
    return <span className={rest.className}>{rest.children}</span>
  return <a {...rest} href={href} data-stay={stay || undefined} />
}

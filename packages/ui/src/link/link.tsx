import { isSafeAddress } from '@rathausplatz/contract/address'
import type { AnchorHTMLAttributes } from 'react'
import { useRouter } from './router-context.tsx'

type LinkProps = Omit<AnchorHTMLAttributes<HTMLAnchorElement>, 'href'> & { href: string; stay?: boolean }

/**
 * A link to a page of the site, to the web, a mail address or a telephone. An address that could run script or lead
 * elsewhere by a trick gets no link; its text stays.
 */
export function Link({ href, stay, ...rest }: LinkProps) {
  const { Link: RouterLink } = useRouter()
  if (href.startsWith('?')) return <RouterLink {...rest} to={href} stay={stay ?? false} />
  if (!isSafeAddress(href)) return <span className={rest.className}>{rest.children}</span>
  if (href.startsWith('/') && !isFile(href)) return <RouterLink {...rest} to={href} stay={stay ?? false} />
  return <a {...rest} href={href} />
}

/** Files are fetched by the browser itself, not by the router. */
function isFile(href: string): boolean {
  return href.startsWith('/medien/') || href.startsWith('/api/')
}

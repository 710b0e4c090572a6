import type { RouterLinkProps } from '@rathausplatz/ui'
import { Link } from 'react-router'

/** Links of ui and templates, through the site's router. */
export function RouterLink({ to, stay = false, ...rest }: RouterLinkProps) {
  return <Link {...rest} to={to} preventScrollReset={stay} replace={stay} prefetch="none" />
}

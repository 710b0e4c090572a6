import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './button-link.module.css'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: 'solid' | 'outline'
  stay?: boolean
  /** For a file to download. */
  download?: boolean
  /** For a page of ours that redirects to another website: loaded by the browser, not by the router. */
  isLeaving?: boolean
}

/** A link in the style of a button, for the main next step. */
export function ButtonLink({ href, children, look = 'solid', stay, download, isLeaving }: ButtonLinkProps) {
  return (
    <Link
      href={href}
      className={styles.button}
      data-look={look}
      data-document={isLeaving ? '' : undefined}
      stay={stay ?? false}
      download={download}
    >
      {children}
    </Link>
  )
}

/** A link with an arrow at the end of a card or text. */
export function ArrowLink({
  href,
  children,
  className,
}: {
  href: string
  children: ReactNode
  className?: string | undefined
}) {
  return (
    <Link href={href} className={[styles.arrow, className].filter(Boolean).join(' ')}>
      {children}
    </Link>
  )
}

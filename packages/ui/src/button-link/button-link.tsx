import type { ReactNode } from 'react'
import { Link } from '../link/link.tsx'
import styles from './button-link.module.css'

type ButtonLinkProps = {
  href: string
  children: ReactNode
  look?: 'solid' | 'outline'
  stay?: boolean
  /** A file to keep rather than a page. */
  download?: boolean
  /** To another website in the end, by a page of ours: the browser loads it. */
  isLeaving?: boolean
}

/** A link that looks like a button, for the one thing to do next. */
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

/** The line that leads on from a card or a text, with its arrow. */
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

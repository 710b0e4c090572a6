import { Icon } from '../icon/icon.tsx'
import { Link } from '../link/link.tsx'
import styles from './breadcrumb.module.css'

/** The breadcrumb from the home page to this page, which is the last entry. */
export function Breadcrumb({ items }: { items: readonly { title: string; href: string }[] }) {
  if (items.length === 0) return null
  return (
    <nav aria-label="Sie sind hier" className={styles.breadcrumb}>
      <ol role="list">
        {items.map(({ title, href }, index) => (
          <li key={href}>
            {index === items.length - 1 ? (
              <span aria-current="page">{title}</span>
            ) : (
              <>
                <Link href={href}>{title}</Link>
                <Icon name="chevron-right" />
              </>
            )}
          </li>
        ))}
      </ol>
    </nav>
  )
}

import { Link, useLocation } from 'react-router'
import styles from './views.module.css'

export type View = { readonly to: string; readonly label: string }

type ViewsProps = {
  label: string
  views: readonly View[]
  /** The address of the current view; by default the path of the page. */
  here?: string
}

/** Links between views of the same thing. */
export function Views({ label, views, here }: ViewsProps) {
  const { pathname } = useLocation()
  return (
    <nav aria-label={label} className={styles.views}>
      {views.map(({ to, label }) => (
        <Link key={to} to={to} aria-current={to === (here ?? pathname) ? 'page' : undefined}>
          {label}
        </Link>
      ))}
    </nav>
  )
}

import { Link, useLocation } from 'react-router'
import styles from './views.module.css'

export type View = { readonly to: string; readonly label: string }

type ViewsProps = {
  label: string
  views: readonly View[]
  /** The address of the current view; by default the path of the page. */
  here?: string
}

/** Links between views of the same data. */
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

/** A label with its count, if that is not 0. */
export const numbered = (label: string, count: number): string =>
  count === 0 ? label : `${label} (${count})`

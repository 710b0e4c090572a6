import { Link, type LinkProps } from 'react-router'
import styles from './pieces.module.css'

/** A way within the desk that looks like a button: the one thing to do next. */
export function ActionLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.actionlink} />
}

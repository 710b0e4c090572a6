import { Link, type LinkProps } from 'react-router'
import styles from './pieces.module.css'

/** A link within the desk that looks like a button: the primary next step. */
export function ActionLink(link: Omit<LinkProps, 'className'>) {
  return <Link {...link} className={styles.actionlink} />
}

import type { ButtonHTMLAttributes } from 'react'
import styles from '../button-link/button-link.module.css'

/** Does the one thing to do next (`solid`), or one of several (`outline`). */
export function Button({
  look = 'solid',
  type = 'submit',
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { look?: 'solid' | 'outline' }) {
  return <button {...button} type={type} className={styles.button} data-look={look} />
}

import type { ButtonHTMLAttributes } from 'react'
import styles from '../button-link/button-link.module.css'

/** A button for the main action (`solid`) or one of several (`outline`). */
export function Button({
  look = 'solid',
  type = 'submit',
  ...button
}: Omit<ButtonHTMLAttributes<HTMLButtonElement>, 'className'> & { look?: 'solid' | 'outline' }) {
  return <button {...button} type={type} className={styles.button} data-look={look} />
}

import type { InputHTMLAttributes, ReactNode } from 'react'
import styles from './people.module.css'

type TickProps = Pick<
  InputHTMLAttributes<HTMLInputElement>,
  'type' | 'name' | 'value' | 'checked' | 'onChange'
> & { children: ReactNode }

/** A checkbox or radio button with a description of any length. */
export function Tick({ children, ...input }: TickProps) {
  return (
    <label className={styles.tick}>
      <input {...input} />
      <span>{children}</span>
    </label>
  )
}

import type { ComponentProps } from 'react'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof drawings

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { name: IconName }

/** A line drawing beside words, which say the same: nobody hears it. How it is drawn stands once, in the style sheet. */
export function Icon({ name, className, ...rest }: IconProps) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden
      {...rest}
    >
      <path d={drawings[name]} />
    </svg>
  )
}

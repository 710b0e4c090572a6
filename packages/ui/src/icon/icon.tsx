import type { ComponentProps } from 'react'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof drawings

type IconProps = Omit<ComponentProps<'svg'>, 'children'> & { name: IconName }

/**
 * An icon beside a text with the same meaning, hidden from screen readers. Its style is in the stylesheet
 * only.
 */
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

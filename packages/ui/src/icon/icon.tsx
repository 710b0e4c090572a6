import type { ComponentProps } from 'react'
import { drawings } from './drawings.ts'
import styles from './icon.module.css'

export type IconName = keyof typeof drawings

type Svg = Omit<ComponentProps<'svg'>, 'children' | 'path'>

/** An icon that every page may show, by its name. */
export const Icon = ({ name, ...rest }: Svg & { name: IconName }) => (
  <Drawing path={drawings[name]} {...rest} />
)

/**
 * An icon beside a text with the same meaning, hidden from screen readers. Its style is in the stylesheet
 * only.
 */
export function Drawing({ path, className, ...rest }: Svg & { path: string }) {
  return (
    <svg
      className={[styles.icon, className].filter(Boolean).join(' ')}
      viewBox="0 0 24 24"
      aria-hidden
      {...rest}
    >
      <path d={path} />
    </svg>
  )
}

import type { Hinweis } from '@rathausplatz/contract'
import type { Icon } from '@rathausplatz/ui'
import type { ComponentProps } from 'react'

type Level = Hinweis['stufe']
type IconName = ComponentProps<typeof Icon>['name']

/** Each level has its own icon and label, in addition to its position and colour. */
export const signs: Readonly<Record<Level, IconName>> = {
  information: 'info',
  wichtig: 'triangle-alert',
  dringend: 'octagon-alert',
  notfall: 'siren',
}

/**
 * Whether a notice of this level interrupts a screen reader (role alert); other notices wait (role status).
 */
export const isDanger = (stufe: Level): boolean => stufe === 'notfall' || stufe === 'dringend'

/**
 * Returns the ground of an emergency (base.css), which is independent of theme and mode; undefined for other
 * levels.
 */
export const groundOf = (stufe: Level): 'notfall' | undefined => (stufe === 'notfall' ? stufe : undefined)

import type { Hinweis } from '@rathausplatz/contract'
import type { Icon } from '@rathausplatz/ui'
import type { ComponentProps } from 'react'

type Level = Hinweis['stufe']
type IconName = ComponentProps<typeof Icon>['name']

/** Each level has its own icon and label, in addition to place and colour. */
export const signs: Readonly<Record<Level, IconName>> = {
  information: 'info',
  wichtig: 'triangle-alert',
  dringend: 'octagon-alert',
  notfall: 'siren',
}

/** Whether the level interrupts a screen reader (role alert); the others wait (role status). */
export const isDanger = (stufe: Level): boolean => stufe === 'notfall' || stufe === 'dringend'

/** An emergency has its own ground (base.css), independent of theme and mode. */
export const groundOf = (stufe: Level): 'notfall' | undefined => (stufe === 'notfall' ? stufe : undefined)

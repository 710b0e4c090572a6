import type { Hinweis } from '@rathausplatz/contract'
import type { Icon } from '@rathausplatz/ui'
import type { ComponentProps } from 'react'

type Level = Hinweis['stufe']
type IconName = ComponentProps<typeof Icon>['name']

/** Each level has a sign and a word of its own; place and colour come on top. */
export const signs: Readonly<Record<Level, IconName>> = {
  information: 'info',
  wichtig: 'triangle-alert',
  dringend: 'octagon-alert',
  notfall: 'siren',
}

/** Whoever hears the page is interrupted by these, and told of the others in their turn. */
export const isDanger = (stufe: Level): boolean => stufe === 'notfall' || stufe === 'dringend'

/** An emergency stands on a ground of its own (base.css), whatever theme and mode are around it. */
export const groundOf = (stufe: Level): 'notfall' | undefined => (stufe === 'notfall' ? stufe : undefined)

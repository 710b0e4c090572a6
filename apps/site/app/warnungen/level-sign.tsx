import type { Warnung } from '@rathausplatz/contract'
import { meldestufenLabels } from '@rathausplatz/contract/labels'
import { Icon } from '@rathausplatz/ui'
import { groundOf, signs } from '../layouts/hinweise/levels.ts'
import styles from './warnungen.module.css'

/** The level of a warning: icon and label, supported by colour. */
export const LevelSign = ({
  stufe,
  word = meldestufenLabels[stufe],
}: {
  stufe: Warnung['stufe']
  word?: string
}) => (
  <span className={styles.stufe} data-stufe={stufe} data-ground={groundOf(stufe)}>
    <Icon name={signs[stufe]} />
    {word}
  </span>
)

/** Label before the title of an official warning. */
export const wordOf = ({ stufe, entwarnt, probe }: Warnung): string =>
  entwarnt ? 'Entwarnung' : probe ? 'Probewarnung' : meldestufenLabels[stufe]

import type { Sitzung } from '@rathausplatz/contract'
import { sitzungszustandLabels } from '@rathausplatz/contract/labels'
import { formatDate, formatTime, Icon } from '@rathausplatz/ui'
import styles from './stand.module.css'

type Dated = Pick<Sitzung, 'zustand' | 'ohne_stand' | 'verlegt_von' | 'grund'>

const marks = {
  geplant: 'circle',
  eingeladen: 'mail',
  durchgefuehrt: 'check',
  verschoben: 'arrow-right',
  abgesagt: 'x',
} as const

/** The state of a meeting: a label with an icon. Renders nothing where the state is not known. */
export function Stand({ zustand, ohne_stand, verlegt_von }: Dated) {
  if (ohne_stand) return null
  const isMoved = verlegt_von !== undefined && (zustand === 'geplant' || zustand === 'eingeladen')
  return (
    <span className={styles.stand} data-zustand={isMoved ? 'verlegt' : zustand}>
      <Icon name={isMoved ? 'arrow-right' : marks[zustand]} />
      {isMoved ? 'verlegt' : sitzungszustandLabels[zustand]}
    </span>
  )
}

/** States why a meeting is cancelled, postponed or moved; renders nothing for other meetings. */
export function Grund({ zustand, verlegt_von, grund }: Dated) {
  if (zustand === 'abgesagt' || zustand === 'verschoben')
    return (
      <p className={styles.grund}>
        <strong>Diese Sitzung ist {sitzungszustandLabels[zustand]}.</strong> {grund}
      </p>
    )
  if (verlegt_von === undefined) return null
  return (
    <p className={styles.grund}>
      <strong>
        Verlegt vom{' '}
        <time dateTime={verlegt_von}>{`${formatDate(verlegt_von)}, ${formatTime(verlegt_von)}`}</time>.
      </strong>{' '}
      {grund}
    </p>
  )
}

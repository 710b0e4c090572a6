import type { UebernahmeStand } from '@rathausplatz/contract'
import { useLayoutEffect, useRef } from 'react'
import styles from './uebernahme.module.css'
import { begun, counted, drafts, isAtWork, outcomeOf, shareOf, type Uebernahme } from './uebernahme.ts'

/** Shows the progress, which continues without this screen. Changing numbers are not announced. */
export function Standing({ uebernahme }: { uebernahme: Uebernahme }) {
  const { stand, anzahl } = uebernahme
  const share = shareOf(uebernahme)
  const isDone = stand === 'fertig' || stand === 'zurueckgenommen'
  const line = useRef<HTMLParagraphElement>(null)
  // Buttons appear and disappear with the state. If the pressed button is gone, the focus moves to the status
  // line.
  useLayoutEffect(() => {
    if (stand && document.activeElement === document.body) line.current?.focus()
  }, [stand])
  return (
    <div className={styles.standing}>
      <p ref={line} tabIndex={-1}>
        <span role="status">
          {SAID[stand] && <strong>{SAID[stand]}</strong>}
          {isDone && `: ${outcomeOf(uebernahme)}`}
          {stand === 'fertig' &&
            anzahl.uebernommen > 0 &&
            '. Öffentlich wird davon erst, was Sie veröffentlichen; alte Adressen führen dann von selbst dorthin'}
          {isDone && '.'}
        </span>{' '}
        {stand === 'sucht' && 'Sie können dieses Fenster schließen und später wiederkommen.'}
        {stand === 'laeuft' &&
          `${begun(drafts(anzahl.uebernommen))} angelegt, ${counted(anzahl.gewaehlt, 'einer fehlt', 'fehlen')} noch. Das geht auch weiter, wenn Sie dieses Fenster schließen.`}
        {stand === 'nimmt_zurueck' && `${counted(anzahl.uebernommen, 'Ein Entwurf', 'Entwürfe')} noch.`}
      </p>
      {isAtWork(uebernahme) && <progress value={share} max={1} aria-label={PROGRESS[stand]} />}
    </div>
  )
}

const SAID: Partial<Record<UebernahmeStand, string>> = {
  sucht: 'Die Website wird durchgesehen.',
  laeuft: 'Die Entwürfe werden angelegt.',
  nimmt_zurueck: 'Wird zurückgenommen.',
  fertig: 'Fertig',
  zurueckgenommen: 'Zurückgenommen',
}

const PROGRESS: Partial<Record<UebernahmeStand, string>> = {
  sucht: 'Die Website wird durchgesehen',
  laeuft: 'Übernommen',
  nimmt_zurueck: 'Zurückgenommen',
}

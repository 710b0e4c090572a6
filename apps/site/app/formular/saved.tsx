import { formatDate, useHydrated } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef } from 'react'
import { Carried } from './carried.tsx'
import type { Pages } from './form.ts'
import styles from './formular.module.css'
import { inFours } from './in-fours.ts'
import { TASK } from './names.ts'
import type { Begun } from './take-step.ts'

type SavedProps = { pages: Pages; begun: Begun; code: string; gilt_bis: string }

/** Shows the code by which the visitor continues later, to print, write down or mail. */
export function Saved({ pages: { schritte }, begun, code, gilt_bis }: SavedProps) {
  const isHydrated = useHydrated()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const written = inFours(code)
  const mail = `mailto:?subject=${encodeURIComponent('Angefangenes Formular')}&body=${encodeURIComponent(
    `Mit diesem Code mache ich weiter: ${written}\nAuf der Website der Stadt unter /formulare/fortsetzen`,
  )}`
  return (
    <div className={styles.bestaetigt}>
      <h2 ref={heading} tabIndex={-1}>
        Ihr Formular ist gespeichert
      </h2>
      <p>
        Mit diesem Code machen Sie bis zum {formatDate(gilt_bis)} weiter, auch auf einem anderen Gerät. Wer
        ihn kennt, liest, was Sie geschrieben haben.
      </p>
      <p className={styles.geheim}>{written}</p>
      <p>
        Weiter geht es unter <a href="/formulare/fortsetzen">Formular fortsetzen</a>.
      </p>
      <div className={styles.schritte}>
        <Carried begun={begun} schritte={schritte} />
        <Button name={TASK} value="bleiben" look="outline">
          Jetzt weiter ausfüllen
        </Button>
        <a href={mail} className={styles.spaeter}>
          Code an mich selbst mailen
        </a>
        {isHydrated && (
          <button type="button" className={styles.spaeter} onClick={() => print()}>
            Code drucken
          </button>
        )}
      </div>
    </div>
  )
}

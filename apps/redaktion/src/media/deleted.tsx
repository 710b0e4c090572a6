import { type CallAnswer, calls } from '@rathausplatz/contract'
import { RotateCcw } from 'lucide-react'
import { useState } from 'react'
import { DeskIcon } from '../pieces/icon.tsx'
import { useTell } from '../pieces/tell.tsx'
import { when } from '../pieces/when.ts'
import { keptFor, TRASH_DAYS } from '../trash/trash-days.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { Found } from './found.tsx'
import libraryStyles from './library.module.css'
import styles from './media.module.css'
import { counted, factsOf } from './medium.ts'
import { Face } from './tiles.tsx'
import { type LoadPage, usePages } from './use-pages.ts'

type Gone = CallAnswer<typeof calls.redaktionGeloeschteMedien>['data'][number]

const load: LoadPage<Gone> = (seite, signal) =>
  ask(calls.redaktionGeloeschteMedien, { query: { seite }, signal })

/** Deleted pictures and documents: who deleted them, how long they stay, and restoring. */
export function Deleted() {
  const found = usePages(load)
  const [busy, setBusy] = useState<string>()
  const tell = useTell()
  const fetch = async ({ datei, titel }: Gone) => {
    if (busy) return
    setBusy(datei)
    try {
      await ask(calls.redaktionMediumZurueckholen, { params: { datei } })
      tell({ text: `„${titel}“ ist zurück.` })
      found.again()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    } finally {
      setBusy(undefined)
    }
  }
  const { items } = found
  return (
    <Found
      {...found}
      isAny={items.length > 0}
      said={`${found.hasMore ? 'Die ersten ' : ''}${counted(items.length, undefined)}, die zuletzt gelöschten zuerst. Was hier liegt, lässt sich ${TRASH_DAYS} Tage lang zurückholen.`}
      nothing="Hier liegt nichts. Gelöschte Bilder und Dokumente lassen sich von hier 30 Tage lang zurückholen."
    >
      <ul role="list" aria-label="Gelöschte Bilder und Dokumente" className={libraryStyles.rows}>
        {items.map(medium => (
          <li key={medium.datei} className={libraryStyles.row} data-plain>
            <Face medium={medium} />
            <div>
              <span className={styles.name}>{medium.titel}</span>
              <span className={styles.facts}>{factsOf(medium)}</span>
              <button
                type="button"
                className={styles.plain}
                aria-label={`„${medium.titel}“ zurückholen`}
                aria-disabled={busy !== undefined}
                onClick={() => void fetch(medium)}
              >
                <DeskIcon drawing={RotateCcw} /> {busy === medium.datei ? 'Wird geholt …' : 'Zurückholen'}
              </button>
            </div>
            <p className={styles.facts}>
              gelöscht {when(medium.geloescht_am)} von {medium.geloescht_von.name}
              <br />
              {keptFor(medium.geloescht_am)}
            </p>
          </li>
        ))}
      </ul>
    </Found>
  )
}

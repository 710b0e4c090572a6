import { type CallAnswer, calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useRef } from 'react'
import { useRevalidator } from 'react-router'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { when } from '../pieces/when.ts'
import { ask } from '../wall/ask.ts'
import styles from './warnings.module.css'

/** The last answer of each service, and its problem if it fails. */
export function Services({ quellen }: Pick<CallAnswer<typeof calls.redaktionWarnungen>, 'quellen'>) {
  if (quellen.length === 0) return null
  return (
    <>
      <ul role="list" className={styles.dienste} aria-label="Warndienste">
        {quellen.map(({ quelle, titel, stand, fehler, gestoert, naechster_versuch, zustand }) => (
          <li key={quelle} data-gestoert={gestoert || fehler !== '' || zustand === 'ohne-treffer'}>
            <strong>{titel}</strong>
            <span>{stand === null ? 'noch nie gelesen' : `Stand: ${when(stand)}`}</span>
            {zustand === 'ohne-treffer' && (
              <span>
                Kein Ort, der für diese Website eingestellt ist, steht in der amtlichen Liste des Kreises. Ob
                eine Warnung die Stadt betrifft, ist darum unsicher; die Website sagt nie, dass keine gilt.
              </span>
            )}
            {fehler && (
              <span>
                {fehler} Der letzte Stand bleibt stehen.
                {naechster_versuch && ` Nächster Versuch ${when(naechster_versuch)}.`}
              </span>
            )}
          </li>
        ))}
      </ul>
      <ReadNow />
    </>
  )
}

/** Time in which the services usually answer, in milliseconds. */
const ANSWERED_MS = 4_000

/** Reads the services now, and shows the new state once they have usually answered. */
function ReadNow() {
  const tell = useTell()
  const { isBusy, once } = useOneStep()
  const { revalidate } = useRevalidator()
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined)
  useEffect(() => () => clearTimeout(waiting.current), [])
  const read = () =>
    once(async () => {
      await ask(calls.redaktionWarnungenLesen, {})
      tell({ text: 'Die Warndienste werden gelesen. Der neue Stand steht gleich hier.' })
      clearTimeout(waiting.current)
      waiting.current = setTimeout(() => void revalidate(), ANSWERED_MS)
    })
  return (
    <p>
      <Button type="button" look="outline" aria-disabled={isBusy} onClick={() => void read()}>
        Jetzt lesen
      </Button>
    </p>
  )
}

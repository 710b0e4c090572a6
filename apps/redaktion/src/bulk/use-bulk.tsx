import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './bulk.module.css'
import {
  type Aktion,
  type Auftrag,
  aktionLabels,
  auftragOf,
  type Failure,
  failuresOf,
  isOneWay,
  namesOf,
  saidOfOutcome,
  type Target,
  type WantedOf,
} from './bulk.ts'

type Question = { readonly aktion: Aktion; readonly targets: readonly Target[]; readonly oneWay: number }
type Unfinished = {
  readonly aktion: Aktion
  readonly targets: readonly Target[]
  readonly failures: readonly Failure[]
}

/** Does a step for several documents, says what became of it, and knows the way back. */
export function useBulk(onDone: () => void): {
  run: (aktion: Aktion, targets: readonly Target[], wanted?: WantedOf) => void
  isBusy: boolean
  /** Questions and what did not work; belongs somewhere into the screen. */
  dialogs: ReactNode
} {
  const tell = useTell()
  const { revalidate } = useRevalidator()
  const [isBusy, setBusy] = useState(false)
  const [question, setQuestion] = useState<Question>()
  const [unfinished, setUnfinished] = useState<Unfinished>()

  const send = async (auftrag: Auftrag, targets: readonly Target[], isWayBack = false) => {
    setBusy(true)
    try {
      const outcome = await ask(calls.redaktionSammelaktion, { body: auftrag })
      const failures = failuresOf(outcome, targets)
      const back = outcome.rueckgaengig
      const isNothingDone = failures.length > 0 && failures.length === outcome.data.length
      // Where nothing was done the dialog says all; the way back may be taken from another screen, which has none.
      if (isWayBack || !isNothingDone)
        tell({
          text:
            isWayBack && failures.length === 0
              ? 'Rückgängig gemacht.'
              : saidOfOutcome(auftrag.aktion, outcome),
          undo:
            back && !isWayBack
              ? { label: 'Rückgängig', run: () => void send(back.auftrag, targets, true) }
              : undefined,
          isFailure: failures.length > 0,
        })
      if (failures.length > 0) setUnfinished({ aktion: auftrag.aktion, targets, failures })
      onDone()
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    } finally {
      setBusy(false)
      await revalidate()
    }
  }

  const run = (aktion: Aktion, targets: readonly Target[], wanted?: WantedOf) => {
    if (isBusy || targets.length === 0) return
    const oneWay = targets.filter(target => isOneWay(aktion, target)).length
    if (oneWay > 0) setQuestion({ aktion, targets, oneWay })
    else void send(auftragOf(aktion, targets, wanted), targets)
  }

  const dialogs = (
    <>
      <Dialog
        isOpen={question !== undefined}
        title={question ? `${aktionLabels[question.aktion]}?` : ''}
        onClose={() => setQuestion(undefined)}
      >
        {question && (
          <>
            {question.targets.length > 1 && (
              <ul className={styles.named}>
                {namesOf(question.targets).map((name, at) => (
                  <li key={at}>{name}</li>
                ))}
              </ul>
            )}
            <p>{warningOf(question)}</p>
            <div className={styles.answers}>
              <Button
                type="button"
                onClick={() => {
                  setQuestion(undefined)
                  void send(auftragOf(question.aktion, question.targets), question.targets)
                }}
              >
                {aktionLabels[question.aktion]}
              </Button>
              <Button type="button" look="outline" onClick={() => setQuestion(undefined)}>
                Abbrechen
              </Button>
            </div>
          </>
        )}
      </Dialog>
      <Dialog
        isOpen={unfinished !== undefined}
        title="Das hat nicht geklappt"
        onClose={() => setUnfinished(undefined)}
      >
        {unfinished && (
          <NotDone
            {...unfinished}
            onInsist={targets => {
              setUnfinished(undefined)
              void send(auftragOf(unfinished.aktion, targets, {}, { trotzdem: true }), targets)
            }}
          />
        )}
      </Dialog>
    </>
  )
  return { run, isBusy, dialogs }
}

/** What no step brings back, before it is done. */
function warningOf({ aktion, targets, oneWay }: Question): string {
  const those =
    targets.length === 1
      ? `„${targets[0]?.titel}“ wurde`
      : oneWay === 1
        ? `Einer der ${targets.length} Inhalte wurde`
        : oneWay === targets.length
          ? `Diese ${oneWay} Inhalte wurden`
          : `${oneWay} der ${targets.length} Inhalte wurden`
  const since = `${those} seit der Veröffentlichung geändert.`
  return aktion === 'veroeffentlichen'
    ? `${since} Die Änderungen werden öffentlich; was Besuchende jetzt sehen, steht danach noch bei den Fassungen.`
    : `${since} Was Besuchende jetzt sehen, lässt sich danach nicht mit einem Klick wiederherstellen; es steht noch bei den Fassungen.`
}

function NotDone({
  aktion,
  targets,
  failures,
  onInsist,
}: Unfinished & { onInsist: (targets: readonly Target[]) => void }) {
  const linked = targets.filter(({ id }) => failures.some(failure => failure.id === id && failure.isLinked))
  return (
    <>
      <ul className={styles.failures} role="list">
        {failures.map(({ id, art, titel, satz }) => (
          <li key={id}>
            <strong>{art ? <Link to={screenOf({ art, id })}>{titel}</Link> : titel}</strong>
            <span>{satz}</span>
          </li>
        ))}
      </ul>
      {linked.length > 0 && (
        <div className={styles.insist}>
          <p>
            {linked.length === failures.length
              ? 'Sie können es trotzdem tun.'
              : `Bei ${linked.length} davon können Sie es trotzdem tun.`}{' '}
            Links dorthin führen dann ins Leere. Wohin sie stattdessen führen sollen, wählen Sie beim Inhalt
            selbst.
          </p>
          <Button type="button" look="outline" onClick={() => onInsist(linked)}>
            Trotzdem {aktionLabels[aktion].replace(/^[A-Z]/, letter => letter.toLowerCase())}
          </Button>
        </div>
      )}
    </>
  )
}

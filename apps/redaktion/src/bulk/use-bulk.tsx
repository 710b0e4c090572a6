import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type ReactNode, useState } from 'react'
import { Link, useRevalidator } from 'react-router'
import { screenOf } from '../contents/row.ts'
import { EmergencyNote, EmergencyQuestion, emergenciesAmong } from '../document/emergency.tsx'
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
  madePublic,
  namesOf,
  saidOfOutcome,
  type Target,
  type WantedOf,
} from './bulk.ts'

type Question = {
  readonly auftrag: Auftrag
  readonly targets: readonly Target[]
  readonly oneWay: number
  readonly emergencies: Awaited<ReturnType<typeof emergenciesAmong<Target>>>
  readonly isWayBack: boolean
}
type Unfinished = {
  readonly aktion: Aktion
  readonly targets: readonly Target[]
  readonly failures: readonly Failure[]
}

/** Runs a step for several documents, shows the result and offers undo. */
export function useBulk(onDone: () => void): {
  run: (aktion: Aktion, targets: readonly Target[], wanted?: WantedOf) => void
  isBusy: boolean
  /** Questions and failures; to be rendered anywhere in the screen. */
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
      // If nothing was done, the dialog with the failures says it already. Undo may run on another screen,
      // which has no such dialog.
      if (isWayBack || !isNothingDone)
        tell({
          text:
            isWayBack && failures.length === 0
              ? 'Rückgängig gemacht.'
              : saidOfOutcome(auftrag.aktion, outcome),
          undo:
            back && !isWayBack
              ? { label: 'Rückgängig', run: () => void begin(back.auftrag, targets, true) }
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

  /** Asks first if the step cannot be undone, or if it would publish an emergency. */
  const begin = async (auftrag: Auftrag, targets: readonly Target[], isWayBack = false) => {
    const oneWay = isWayBack ? 0 : targets.filter(target => isOneWay(auftrag.aktion, target)).length
    setBusy(true)
    try {
      const emergencies = await emergenciesAmong(madePublic(auftrag, targets))
      if (oneWay + emergencies.length > 0) setQuestion({ auftrag, targets, oneWay, emergencies, isWayBack })
      else await send(auftrag, targets, isWayBack)
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    } finally {
      setBusy(false)
    }
  }

  const run = (aktion: Aktion, targets: readonly Target[], wanted?: WantedOf) => {
    if (isBusy || targets.length === 0) return
    void begin(auftragOf(aktion, targets, wanted), targets)
  }
  const goOn = ({ auftrag, targets, isWayBack }: Question) => {
    setQuestion(undefined)
    void send(auftrag, targets, isWayBack)
  }

  const dialogs = (
    <>
      <Dialog
        isOpen={question !== undefined}
        title={question ? `${aktionLabels[question.auftrag.aktion]}?` : ''}
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
            {question.oneWay > 0 && <p>{warningOf(question)}</p>}
            {question.emergencies[0] && (
              <EmergencyNote
                id={question.emergencies[0].id}
                daten={question.emergencies[0].daten}
                lead={leadOf(question)}
              />
            )}
            <div className={styles.answers}>
              {question.emergencies.length > 0 ? (
                <EmergencyQuestion onSure={() => goOn(question)} onCancel={() => setQuestion(undefined)} />
              ) : (
                <>
                  <Button type="button" onClick={() => goOn(question)}>
                    {aktionLabels[question.auftrag.aktion]}
                  </Button>
                  <Button type="button" look="outline" onClick={() => setQuestion(undefined)}>
                    Abbrechen
                  </Button>
                </>
              )}
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

/** Names the emergencies among several documents. */
function leadOf({ targets, emergencies }: Question): string | undefined {
  if (targets.length === 1) return undefined
  const names = namesOf(emergencies).join(', ')
  return emergencies.length === 1
    ? `Darunter ist ein Notfall: ${names}.`
    : `Darunter sind Notfälle: ${names}.`
}

/** Returns what cannot be undone, as a warning. */
function warningOf({ auftrag: { aktion }, targets, oneWay }: Question): string {
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

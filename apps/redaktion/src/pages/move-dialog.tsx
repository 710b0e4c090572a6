import { calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { type FormEvent, useEffect, useState } from 'react'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useStepHere } from '../pieces/use-step-here.ts'
import { ask, saidOf } from '../wall/ask.ts'
import { below, splitPath } from './address.ts'
import type { PageStep } from './page-step.ts'
import styles from './pages.module.css'
import { PartField } from './part-field.tsx'
import { PlaceField } from './place-field.tsx'
import { useTakenBy } from './taken.ts'

type MoveDialogProps = {
  page: PageStep
  /** The page on which the moved page was dropped, if any. */
  onto?: string | undefined
  onClose: () => void
  /** Called with the old and the new path. */
  onMoved: (from: string, to: string) => void
}

/** Moves a page with all pages below it; explains in advance what happens to the old addresses. */
export function MoveDialog({ page, onto, onClose, onMoved }: MoveDialogProps) {
  const { seite } = page
  const from = splitPath(page.pfad)
  const [parent, setParent] = useState(onto ?? from.parent)
  const [part, setPart] = useState(from.part)
  const { failure, setFailure, isBusy, once } = useStepHere()
  const [moving, setMoving] = useState<string>()
  const tell = useTell()
  const target = below(parent, part)
  const isMoving = target !== page.pfad
  const takenThere = useTakenBy(parent, part)
  const taken = isMoving ? takenThere : undefined

  useEffect(() => {
    let isOver = false
    ask(calls.redaktionInhalte, { query: { art: 'seite', bereich: page.pfad, pro_seite: 1 } })
      .then(({ anzahl, mehr }) => !isOver && setMoving(saidMoving(anzahl, mehr)))
      // The number of pages is not essential.
      .catch(() => undefined)
    return () => {
      isOver = true
    }
  }, [page.pfad])

  const move = async (event: FormEvent) => {
    event.preventDefault()
    await once(async () => {
      if (!isMoving) {
        setFailure('Die Seite steht schon dort. Bitte einen anderen Ort oder eine andere Adresse wählen.')
        return
      }
      const { inhalt, verschoben } = await ask(calls.redaktionVerschieben, {
        params: { id: page.seite.id },
        body: { pfad: target, grundfassung: seite.fassung },
      })
      const path = inhalt.pfad ?? target
      tell({
        text: `„${seite.titel}“ steht jetzt unter ${path}. ${saidMoved(verschoben.length)}`,
        undo: { label: 'Rückgängig', run: () => void moveBack(path, inhalt.fassung) },
      })
      onMoved(page.pfad, path)
    })
  }
  const moveBack = async (path: string, grundfassung: number) => {
    try {
      await ask(calls.redaktionVerschieben, {
        params: { id: seite.id },
        body: { pfad: page.pfad, grundfassung },
      })
      tell({ text: `„${seite.titel}“ steht wieder unter ${page.pfad}.` })
      onMoved(path, page.pfad)
    } catch (error) {
      tell({ text: saidOf(error), isFailure: true })
    }
  }

  return (
    <Dialog isOpen title={`„${seite.titel}“ verschieben`} onClose={onClose}>
      <form onSubmit={move} className={styles.form} noValidate>
        {failure && (
          <p role="alert" className={styles.failure}>
            {failure}
          </p>
        )}
        <PlaceField label="Unter welche Seite?" value={parent} onChange={setParent} except={page.pfad} />
        <PartField value={part} onChange={setPart} />
        <dl className={styles.addresses}>
          <div>
            <dt>Bisherige Adresse:</dt> <dd>{page.pfad}</dd>
          </div>
          <div>
            <dt>Neue Adresse:</dt>{' '}
            <dd>
              <strong>{target}</strong>
            </dd>
          </div>
          {isMoving && (
            <div>
              <dt>Weiterleitung:</dt>{' '}
              <dd>
                {page.pfad} führt dann von selbst zu {target}
              </dd>
            </div>
          )}
        </dl>
        {taken !== undefined && (
          <p role="alert" className={styles.failure}>
            Unter {target} steht schon „{taken}“. Bitte einen anderen letzten Teil der Adresse wählen.
          </p>
        )}
        <p className={styles.hint}>
          {moving} Wer eine alte Adresse aufruft, wird von selbst zur neuen geleitet.
        </p>
        <Button aria-disabled={isBusy}>{isBusy ? 'Wird verschoben …' : 'Verschieben'}</Button>
      </form>
    </Dialog>
  )
}

function saidMoving(count: number, isMore: boolean): string {
  if (isMore) return `Es ziehen mehr als ${count} Seiten um.`
  if (count === 2) return 'Mit ihr zieht die eine Seite um, die darunter steht.'
  return count > 2
    ? `Mit ihr ziehen ${count - 1} Seiten um, die darunter stehen.`
    : 'Unter ihr steht keine weitere Seite.'
}

const saidMoved = (count: number): string =>
  count > 1 ? `${count} Adressen leiten weiter.` : 'Die alte Adresse leitet weiter.'

import { type CallAnswer, calls } from '@rathausplatz/contract'
import { Button } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import { useRevalidator } from 'react-router'
import { Dialog } from '../pieces/dialog.tsx'
import { useTell } from '../pieces/tell.tsx'
import { ask, saidOf } from '../wall/ask.ts'
import { todayInTown } from './days.ts'
import reportStyles from './import-report.module.css'
import type { Tour } from './tour.ts'
import styles from './waste.module.css'

type PlanDialogProps = { tour: Tour; jahr: number; onClose: () => void }
type Plan = CallAnswer<typeof calls.redaktionAbfalltourPlanen>

/** Plans a year by the rule of a tour: shows the changes first. */
export function PlanDialog({ tour, jahr, onClose }: PlanDialogProps) {
  const [plan, setPlan] = useState<Plan>()
  const [failure, setFailure] = useState('')
  const [isBusy, setBusy] = useState(false)
  const { revalidate } = useRevalidator()
  const tell = useTell()
  const today = todayInTown()
  const first = `${jahr}-01-01`
  const von = first < today ? today : first
  const bis = `${jahr}-12-31`
  const { id } = tour
  useEffect(() => {
    const leaving = new AbortController()
    ask(calls.redaktionAbfalltourPlanen, {
      params: { id },
      body: { von, bis, nur_ansehen: true },
      signal: leaving.signal,
    }).then(setPlan, (error: unknown) => {
      if (!leaving.signal.aborted) setFailure(saidOf(error))
    })
    return () => leaving.abort()
  }, [id, von, bis])
  const run = async () => {
    if (isBusy) return
    setBusy(true)
    try {
      await ask(calls.redaktionAbfalltourPlanen, { params: { id }, body: { von, bis, nur_ansehen: false } })
      await revalidate()
      tell({ text: `Das Jahr ${jahr} ist geplant.` })
      onClose()
    } catch (error) {
      setFailure(saidOf(error))
      setBusy(false)
    }
  }
  return (
    <Dialog isOpen title={`${jahr} nach der Regel planen`} onClose={onClose}>
      <div className={styles.ask}>
        <p>{tour.regel_worte}. Was von Hand geändert ist, bleibt.</p>
        {failure && <p role="alert">{failure}</p>}
        <div role="status">
          {plan ? (
            <dl className={reportStyles.counts}>
              {(Object.keys(COUNTS) as (keyof typeof COUNTS)[]).map(name => (
                <div key={name}>
                  <dt>{COUNTS[name]}</dt>
                  <dd>{plan[name]}</dd>
                </div>
              ))}
            </dl>
          ) : (
            !failure && <p>Wird ausgerechnet …</p>
          )}
        </div>
        {plan && (
          <p className={styles.acts}>
            <Button type="button" aria-disabled={isBusy} onClick={() => void run()}>
              So planen
            </Button>
          </p>
        )}
      </div>
    </Dialog>
  )
}

const COUNTS = {
  neu: 'Neue Termine',
  verschoben: 'Verschoben',
  entfallen: 'Entfallen',
  geblieben: 'Bleiben',
  von_hand: 'Von Hand geändert, bleiben',
} as const

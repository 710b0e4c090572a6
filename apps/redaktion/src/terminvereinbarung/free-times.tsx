import { calls } from '@rathausplatz/contract'
import { DAY_MS } from '@rathausplatz/time'
import { formatDayInWords, formatTime } from '@rathausplatz/ui'
import { FieldGroup } from '@rathausplatz/ui/form'
import { useEffect, useState } from 'react'
import { ask, saidOf } from '../wall/ask.ts'
import styles from './appointments.module.css'

type FreeTimesProps = {
  angebot: string
  anliegen: string
  /** The day from which free times are searched. */
  tag: string
  chosen: string
  error?: string | undefined
  onChoose: (zeit: string) => void
}

type Loaded = {
  readonly of: string
  readonly days?: readonly { tag: string; zeiten: string[] }[]
  readonly failed?: string
}

const DAYS_SHOWN = 2
/** Days to search ahead. */
const DAYS_ASKED = 14

/**
 * Shows the free times of the first days from `tag` on that have any: only as many as an editor can name on
 * the telephone.
 */
export function FreeTimes({ angebot, anliegen, tag, chosen, error, onChoose }: FreeTimesProps) {
  const wanted = `${angebot} ${anliegen} ${tag}`
  const [loaded, setLoaded] = useState<Loaded>()
  useEffect(() => {
    if (anliegen === '' || tag === '') return
    const control = new AbortController()
    const bis = new Date(Date.parse(`${tag}T00:00:00Z`) + DAYS_ASKED * DAY_MS).toISOString().slice(0, 10)
    ask(calls.freieTermine, {
      params: { angebot, anliegen },
      query: { von: tag, bis },
      signal: control.signal,
    }).then(
      ({ data }) => setLoaded({ of: wanted, days: data.slice(0, DAYS_SHOWN) }),
      (failure: unknown) => {
        if (!control.signal.aborted) setLoaded({ of: wanted, failed: saidOf(failure) })
      },
    )
    return () => control.abort()
  }, [angebot, anliegen, tag, wanted])
  if (anliegen === '') return null
  const now = loaded?.of === wanted ? loaded : undefined
  return (
    <FieldGroup name="zeit" label="Freie Zeiten" role="radiogroup" error={error}>
      <p role="status" className={styles.muted}>
        {!now && 'Freie Zeiten werden gesucht …'}
        {now?.failed}
        {now?.days?.length === 0 &&
          'In den zwei Wochen von diesem Tag an ist nichts frei. Wählen Sie einen späteren.'}
      </p>
      {now?.days?.map(day => (
        <div
          key={day.tag}
          className={styles.freeday}
          role="group"
          aria-label={formatDayInWords(`${day.tag}T12:00:00Z`)}
        >
          <span className={styles.time}>{formatDayInWords(`${day.tag}T12:00:00Z`)}</span>
          <span className={styles.times}>
            {day.zeiten.map(zeit => (
              <label key={zeit}>
                <input
                  type="radio"
                  name="zeit"
                  value={zeit}
                  checked={chosen === zeit}
                  onChange={() => onChoose(zeit)}
                />
                {formatTime(zeit)}
              </label>
            ))}
          </span>
        </div>
      ))}
    </FieldGroup>
  )
}

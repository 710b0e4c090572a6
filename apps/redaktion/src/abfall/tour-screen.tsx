import { calls } from '@rathausplatz/contract'
import { formatMonth } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { CalendarCheck, CalendarPlus } from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useTell } from '../pieces/tell.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { ChangeDialog } from './change-dialog.tsx'
import { DateDialog } from './date-dialog.tsx'
import datesStyles from './dates.module.css'
import { dayInWords, type Mark, markOf, todayInTown, yearOf } from './days.ts'
import { EndDialog } from './end-dialog.tsx'
import { PlanDialog } from './plan-dialog.tsx'
import type { Tourtermin } from './tour.ts'
import { variantBesideRule } from './variant-words.ts'
import styles from './waste.module.css'
import { BACK, WASTE, wayToChangeTour, wayToStreet, wayToTour } from './ways.ts'

export async function loader({ params: { id = '' }, request }: LoaderFunctionArgs) {
  const asked = new URL(request.url).searchParams.get('jahr') ?? ''
  const jahr = /^20\d\d$/.test(asked) ? Number(asked) : Number(todayInTown().slice(0, 4))
  const tour = await ask(calls.redaktionAbfalltour, {
    params: { id },
    query: { jahr },
    signal: request.signal,
  })
  return { tour, jahr }
}

const WORDS: Readonly<Record<Mark, string>> = {
  geplant: 'wie geplant',
  verschoben: 'verschoben',
  entfaellt: 'entfällt',
}

/** A tour with its collections of a year: planned by rule, moved and cancelled by hand. */
export function Component() {
  const { tour, jahr } = useLoaderData<typeof loader>()
  const [changing, setChanging] = useState<Tourtermin>()
  const [isPlanning, setPlanning] = useState(false)
  const [isAdding, setAdding] = useState(false)
  const [isEnding, setEnding] = useState(false)
  const navigate = useNavigate()
  const tell = useTell()
  const { once, isBusy } = useOneStep()
  const reset = ({ urspruenglich }: Tourtermin) =>
    void once(async () => {
      await ask(calls.redaktionAbfallterminZuruecksetzen, { params: { id: tour.id, tag: urspruenglich } })
    })
  const today = todayInTown()
  const past = tour.termine.filter(({ datum }) => datum < today)
  const variant = variantBesideRule(tour)
  const ahead = tour.termine.filter(({ datum }) => datum >= today)
  return (
    <Screen
      title={tour.name}
      way={BACK}
      note={`${variant && `${variant}: `}${tour.regel_worte}. ${tour.anzahl_orte === 1 ? '1 Straße' : `${tour.anzahl_orte} Straßen`}.`}
      action={
        tour.regel.art === 'wochen' ? (
          <Button type="button" onClick={() => setPlanning(true)}>
            <DeskIcon drawing={CalendarCheck} /> Nach Regel planen
          </Button>
        ) : (
          <Button type="button" onClick={() => setAdding(true)}>
            <DeskIcon drawing={CalendarPlus} /> Termin hinzufügen
          </Button>
        )
      }
    >
      <p className={styles.further}>
        <Link to={wayToChangeTour(tour.id)}>Tour ändern</Link>
        {tour.regel.art === 'wochen' && (
          <button type="button" onClick={() => setAdding(true)}>
            Termin hinzufügen
          </button>
        )}
        <button type="button" onClick={() => setEnding(true)}>
          Tour beenden …
        </button>
      </p>
      <nav className={datesStyles.years} aria-label="Jahr">
        <Link to={wayToTour(tour.id, jahr - 1)}>{jahr - 1}</Link>
        <strong aria-current="true">{jahr}</strong>
        <Link to={wayToTour(tour.id, jahr + 1)}>{jahr + 1}</Link>
      </nav>
      <YearStrip jahr={jahr} termine={tour.termine} />
      <section className={styles.group} aria-labelledby="termine">
        <h2 id="termine">Termine {jahr}</h2>
        {tour.termine.length === 0 && <p>In diesem Jahr ist noch nichts geplant.</p>}
        <DateList termine={ahead} today={today} isBusy={isBusy} onChange={setChanging} onReset={reset} />
        {past.length > 0 && (
          <details open={ahead.length === 0}>
            <summary>Vorbei: {past.length === 1 ? '1 Termin' : `${past.length} Termine`}</summary>
            <DateList termine={past} today={today} isBusy={isBusy} onChange={setChanging} onReset={reset} />
          </details>
        )}
      </section>
      <section className={styles.group} aria-labelledby="strassen">
        <h2 id="strassen">Straßen</h2>
        {tour.orte.length === 0 && (
          <p>
            Noch keine. <Link to={wayToChangeTour(tour.id)}>Straßen wählen</Link>
          </p>
        )}
        <ul role="list" className={styles.columns}>
          {tour.orte.map(({ id, name }) => (
            <li key={id}>
              <Link to={wayToStreet(id)}>{name}</Link>
            </li>
          ))}
        </ul>
      </section>
      {changing && <ChangeDialog tour={tour} termin={changing} onClose={() => setChanging(undefined)} />}
      {isPlanning && <PlanDialog tour={tour} jahr={jahr} onClose={() => setPlanning(false)} />}
      {isAdding && <DateDialog tour={tour} onClose={() => setAdding(false)} />}
      {isEnding && (
        <EndDialog
          title={`${tour.name} beenden`}
          label="Tour beenden"
          onClose={() => setEnding(false)}
          onEnd={async () => {
            const { entfallen } = await ask(calls.redaktionAbfalltourLoeschen, { params: { id: tour.id } })
            await navigate(WASTE)
            tell({
              text: `„${tour.name}“ ist beendet. ${entfallen === 1 ? 'Ein Termin entfällt.' : `${entfallen} Termine entfallen.`}`,
              onto: WASTE,
            })
          }}
        >
          <p>
            Alle künftigen Termine dieser Tour entfallen, auf der Website und in den Kalendern der Leute. Was
            vorbei ist, bleibt dort stehen. Das lässt sich nicht zurücknehmen.
          </p>
        </EndDialog>
      )}
    </Screen>
  )
}

type DateListProps = {
  termine: readonly Tourtermin[]
  today: string
  isBusy: boolean
  onChange: (termin: Tourtermin) => void
  onReset: (termin: Tourtermin) => void
}

function DateList({ termine, today, isBusy, onChange, onReset }: DateListProps) {
  return (
    <ol role="list" className={datesStyles.dates}>
      {termine.map(termin => {
        const mark = markOf(termin)
        const day = dayInWords(termin.datum)
        return (
          <li key={termin.urspruenglich} data-mark={mark} data-vorbei={termin.datum < today || undefined}>
            <time dateTime={termin.datum}>{day}</time>
            <span>
              {mark === 'verschoben' && `verschoben vom ${dayInWords(termin.urspruenglich)}`}
              {mark === 'entfaellt' && <strong>entfällt</strong>}
              {termin.grund && ` (${termin.grund})`}
              {termin.von_hand && <span className={styles.muted}> von Hand geändert</span>}
              {termin.feiertag && <strong> liegt auf einem Feiertag: {termin.feiertag}</strong>}
            </span>
            {(termin.datum >= today || termin.von_hand) && (
              <span className={styles.acts}>
                {termin.datum >= today && (
                  <button type="button" aria-label={`Ändern: ${day}`} onClick={() => onChange(termin)}>
                    Ändern
                  </button>
                )}
                {termin.von_hand && (
                  <button
                    type="button"
                    aria-label={`Zurücksetzen: ${day}`}
                    aria-disabled={isBusy}
                    onClick={() => onReset(termin)}
                  >
                    Zurücksetzen
                  </button>
                )}
              </span>
            )}
          </li>
        )
      })}
    </ol>
  )
}

/** The collections of a year as a strip; the list below has them in words. */
function YearStrip({ jahr, termine }: { jahr: number; termine: readonly Tourtermin[] }) {
  const marks = [...new Set(termine.map(markOf))]
  return (
    <div className={datesStyles.strip} aria-hidden>
      <div className={datesStyles.months}>
        {yearOf(jahr, termine).map(({ month, days }) => (
          <div key={month}>
            <span>{formatMonth(month).slice(0, 3)}</span>
            <div className={datesStyles.line}>
              {days.map(({ day, termin }) => (
                <i key={day} data-mark={termin && markOf(termin)} title={termin && dayInWords(day)} />
              ))}
            </div>
          </div>
        ))}
      </div>
      <p className={datesStyles.legend}>
        {marks.map(mark => (
          <span key={mark}>
            <i data-mark={mark} /> {WORDS[mark]}
          </span>
        ))}
      </p>
    </div>
  )
}

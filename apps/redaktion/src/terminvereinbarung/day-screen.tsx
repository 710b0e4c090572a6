import { calls, istOffen, nachSchritt, terminstaende } from '@rathausplatz/contract'
import { formatDate, formatDayInWords, formatTime, VisuallyHidden } from '@rathausplatz/ui'
import { CalendarPlus, CircleCheck, CircleX, Lock, Printer } from 'lucide-react'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import listStyles from '../list/list.module.css'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeliveryMark } from '../pieces/delivery.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { useOneStep } from '../pieces/use-one-step.ts'
import { ask } from '../wall/ask.ts'
import { Affected } from './affected.tsx'
import styles from './appointments.module.css'
import { Block } from './block.tsx'
import { type Appointment, type CounterDay, DESK, dayHref, otherDay, waysTo } from './day.ts'
import { Find } from './find.tsx'

export async function loader({ request }: LoaderFunctionArgs): Promise<CounterDay | null> {
  const address = new URL(request.url).searchParams
  const angebot = address.get('angebot')
  const tag = address.get('tag')
  return ask(calls.redaktionTermintag, {
    query: { ...(angebot ? { angebot } : {}), ...(tag ? { tag } : {}) },
    signal: request.signal,
  })
}

/** The appointments of an office on a day: the list for the counter. */
export function Component() {
  const day = useLoaderData<typeof loader>()
  if (!day)
    return (
      <Screen title="Termine im Amt" note="Wer wann ins Rathaus kommt.">
        <p className={listStyles.empty}>
          In Ihrem Bereich bietet noch kein Amt Termine an. Das richtet die Redaktion unter „Terminangebote“
          ein.
        </p>
      </Screen>
    )
  return <Day day={day} />
}

function Day({ day }: { day: CounterDay }) {
  const { tag, angebot, angebote, termine, zeiten, betroffene } = day
  const navigate = useNavigate()
  const coming = termine.filter(({ stand }) => stand !== 'abgesagt')
  const noon = `${tag}T12:00:00Z`
  return (
    <Screen
      title="Termine im Amt"
      note={`${angebot.name}, ${formatDayInWords(noon)}: ${countOf(coming.length)}. ${
        zeiten.length > 0 ? `Geöffnet ${zeiten.join(' und ')}.` : 'Geschlossen.'
      }`}
      action={
        <ActionLink to={`${DESK}/neu?${new URLSearchParams({ angebot: angebot.id, tag })}`}>
          <DeskIcon drawing={CalendarPlus} /> Termin vergeben
        </ActionLink>
      }
    >
      <div className={styles.choose}>
        {angebote.length > 1 && (
          <label>
            Amt
            <select value={angebot.id} onChange={({ target }) => void navigate(dayHref(target.value, tag))}>
              {angebote.map(({ id, name }) => (
                <option key={id} value={id}>
                  {name}
                </option>
              ))}
            </select>
          </label>
        )}
        <label>
          Tag
          <input
            key={tag}
            type="date"
            defaultValue={tag}
            onChange={({ target }) =>
              /^20\d\d-\d\d-\d\d$/.test(target.value) && void navigate(dayHref(angebot.id, target.value))
            }
          />
        </label>
        <nav aria-label="Tage" className={styles.ways}>
          <Link to={dayHref(angebot.id, otherDay(tag, -1))}>Tag davor</Link>
          <Link to={dayHref(angebot.id, day.jetzt.slice(0, 10))}>Heute</Link>
          <Link to={dayHref(angebot.id, otherDay(tag, 1))}>Tag danach</Link>
        </nav>
        <button type="button" className={styles.plain} onClick={() => window.print()}>
          <DeskIcon drawing={Printer} /> Liste drucken
        </button>
        <Find />
      </div>
      {betroffene.length > 0 && <Affected key={betroffene.length} day={day} />}
      <section className={styles.group} aria-labelledby="liste">
        <h2 id="liste">
          {formatDayInWords(noon)} <span className={styles.muted}>({formatDate(noon)})</span>
        </h2>
        {termine.length === 0 ? (
          <p className={listStyles.empty}>An diesem Tag hat noch niemand einen Termin.</p>
        ) : (
          <ul role="list" className={styles.rows}>
            {termine.map(one => (
              <Row key={one.nummer} appointment={one} jetzt={day.jetzt} hasCounters={angebot.plaetze > 1} />
            ))}
          </ul>
        )}
      </section>
      <Blocks day={day} />
    </Screen>
  )
}

const countOf = (count: number): string =>
  count === 0 ? 'kein Termin' : count === 1 ? 'ein Termin' : `${count} Termine`

type RowProps = { appointment: Appointment; jetzt: string; hasCounters: boolean }

function Row({ appointment, jetzt, hasCounters }: RowProps) {
  const { nummer, beginn, ende, platz, anliegen, name, stand } = appointment
  const { isBusy, once } = useOneStep()
  const now = new Date(jetzt)
  const note = (schritt: 'wahrnehmen' | 'ausbleiben') =>
    once(
      async () => void (await ask(calls.redaktionTerminSchritt, { params: { nummer }, body: { schritt } })),
    )
  return (
    <li className={styles.row} data-stand={stand}>
      <span className={styles.time}>
        {formatTime(beginn)}
        <span className={styles.muted}>bis {formatTime(ende)}</span>
      </span>
      <span className={styles.about}>
        <Link to={`${DESK}/${nummer}`}>{name}</Link>
        <span className={styles.muted}>
          {[anliegen.name, nummer, hasCounters ? `Schalter ${platz}` : '', waysTo(appointment)]
            .filter(Boolean)
            .join(' · ')}
        </span>
        <DeliveryMark of={appointment.zustellung} />
      </span>
      <span className={styles.steps}>
        {!istOffen(stand) && <span className={styles.stand}>{terminstaende[stand]}</span>}
        {stand === 'verschoben' && <span className={styles.muted}>verschoben</span>}
        {nachSchritt(appointment, 'wahrnehmen', now) && (
          <button type="button" aria-disabled={isBusy} onClick={() => void note('wahrnehmen')}>
            <DeskIcon drawing={CircleCheck} /> War da<VisuallyHidden>: {name}</VisuallyHidden>
          </button>
        )}
        {nachSchritt(appointment, 'ausbleiben', now) && (
          <button type="button" aria-disabled={isBusy} onClick={() => void note('ausbleiben')}>
            <DeskIcon drawing={CircleX} /> Kam nicht<VisuallyHidden>: {name}</VisuallyHidden>
          </button>
        )}
      </span>
    </li>
  )
}

function Blocks({ day }: { day: CounterDay }) {
  const [isOpen, setOpen] = useState(false)
  const { isBusy, once } = useOneStep()
  const { sperren, angebot } = day
  return (
    <section className={styles.group} aria-labelledby="sperren" data-druck="nie">
      <h2 id="sperren">Gesperrte Zeiten</h2>
      {sperren.length === 0 ? (
        <p className={styles.muted}>An diesem Tag ist nichts gesperrt.</p>
      ) : (
        <ul role="list" className={styles.rows}>
          {sperren.map(({ id, beginn, ende, plaetze, grund }) => (
            <li key={id} className={styles.row}>
              <span className={styles.time}>
                {formatTime(beginn)}
                <span className={styles.muted}>bis {formatTime(ende)}</span>
              </span>
              <span className={styles.about}>
                {grund || 'Gesperrt'}
                <span className={styles.muted}>{blockedWords(plaetze, angebot.plaetze)}</span>
              </span>
              <span className={styles.steps}>
                <button
                  type="button"
                  aria-disabled={isBusy}
                  onClick={() =>
                    void once(
                      async () => void (await ask(calls.redaktionTerminsperreLoeschen, { params: { id } })),
                    )
                  }
                >
                  Wieder freigeben<VisuallyHidden>: {grund}</VisuallyHidden>
                </button>
              </span>
            </li>
          ))}
        </ul>
      )}
      <button type="button" className={styles.plain} onClick={() => setOpen(true)}>
        <DeskIcon drawing={Lock} /> Zeit sperren
      </button>
      {isOpen && <Block day={day} onClose={() => setOpen(false)} />}
    </section>
  )
}

const blockedWords = (plaetze: number | null, all: number): string => {
  if (plaetze === null || plaetze >= all) return all === 1 ? '' : 'alle Schalter'
  return plaetze === 1 ? 'ein Schalter' : `${plaetze} Schalter`
}

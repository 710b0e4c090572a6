import { calls } from '@rathausplatz/contract'
import { formatDate, Tonnenmarke } from '@rathausplatz/ui'
import { Button } from '@rathausplatz/ui/form'
import { FileUp, TriangleAlert } from 'lucide-react'
import { useId } from 'react'
import { Form, Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ActionLink } from '../pieces/action-link.tsx'
import { DeskIcon } from '../pieces/icon.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import { dayInWords } from './days.ts'
import { variantBesideRule } from './variant-words.ts'
import styles from './waste.module.css'
import { IMPORT, KINDS, NAMES, NEW_STREET, NEW_TOUR, wayToStreet, wayToTour } from './ways.ts'

export async function loader({ request }: LoaderFunctionArgs) {
  const { signal } = request
  const strasse = new URL(request.url).searchParams.get('strasse')?.trim().slice(0, 120) ?? ''
  const [room, tours, streets] = await Promise.all([
    ask(calls.redaktionAbfall, { signal }),
    ask(calls.redaktionAbfalltouren, { query: {}, signal }),
    strasse
      ? ask(calls.redaktionAbfallorte, { query: { suche: strasse, pro_seite: 30 }, signal })
      : undefined,
  ])
  return { room, tours: tours.data, strasse, streets }
}

/** The start of the waste area: what needs attention, a street, the tours. */
export function Component() {
  const { room, tours, strasse, streets } = useLoaderData<typeof loader>()
  return (
    <Screen
      title="Abfuhr"
      note={noteOf(room)}
      action={
        <ActionLink to={IMPORT}>
          <DeskIcon drawing={FileUp} /> Termine einlesen
        </ActionLink>
      }
    >
      <p className={styles.further}>
        <Link to={NEW_TOUR}>Neue Tour</Link>
        <Link to={NEW_STREET}>Neue Straße</Link>
        <Link to={KINDS}>Abfallarten</Link>
        <Link to={NAMES}>Namen in Dateien</Link>
      </p>
      {room.hinweise.length > 0 && (
        <section className={styles.group} aria-labelledby="zu-tun">
          <h2 id="zu-tun">Bitte ansehen</h2>
          <ul role="list" className={styles.hints}>
            {room.hinweise.map(satz => (
              <li key={satz}>
                <DeskIcon drawing={TriangleAlert} /> {satz}
              </li>
            ))}
          </ul>
        </section>
      )}
      <StreetSearch strasse={strasse} streets={streets} />
      <section className={styles.group} aria-labelledby="touren">
        <h2 id="touren">Touren</h2>
        {tours.length === 0 ? (
          <p>
            Noch keine. Mit „Termine einlesen“ entstehen sie aus der Datei des Landkreises oder des
            Entsorgers, mit „Neue Tour“ von Hand.
          </p>
        ) : (
          <ul role="list" className={styles.tours}>
            {tours.map(tour => {
              const { id, name, fraktion, regel_worte, naechster, letzter, anzahl_orte } = tour
              const variant = variantBesideRule(tour)
              const art = room.fraktionen.find(one => one.fraktion === fraktion)
              return (
                <li key={id} className={styles.tour}>
                  <span className={styles.tourname}>
                    {art && <Tonnenmarke {...art} />}
                    <Link to={wayToTour(id)}>{name}</Link>
                    {variant && <span className={styles.muted}>{variant}</span>}
                  </span>
                  <span>{regel_worte}</span>
                  <span>{anzahl_orte === 1 ? '1 Straße' : `${anzahl_orte} Straßen`}</span>
                  <span className={styles.muted}>
                    {naechster ? `als Nächstes ${dayInWords(naechster)}` : 'keine künftigen Termine'}
                    {letzter && `, geplant bis ${formatDate(letzter)}`}
                  </span>
                </li>
              )
            })}
          </ul>
        )}
      </section>
    </Screen>
  )
}

type Loaded = Awaited<ReturnType<typeof loader>>

function noteOf({ anzahl_strassen, anzahl_touren, bis, erinnerungen }: Loaded['room']): string {
  const told = erinnerungen.mail + erinnerungen.push
  return [
    `${anzahl_touren} Touren für ${anzahl_strassen} Straßen und Teile von Straßen`,
    bis ? `Termine bis ${formatDate(bis)}` : 'noch keine Termine',
    told === 1 ? '1 Erinnerung bestellt' : `${told} Erinnerungen bestellt`,
  ].join(', ')
}

function StreetSearch({ strasse, streets }: Pick<Loaded, 'strasse' | 'streets'>) {
  const field = useId()
  return (
    <section className={styles.group} aria-labelledby="strasse">
      <h2 id="strasse">Was bekommt diese Straße?</h2>
      <Form method="get" className={styles.search} role="search" aria-label="Straßen">
        <label htmlFor={field}>Straße</label>
        <input id={field} key={strasse} type="search" name="strasse" defaultValue={strasse} maxLength={120} />
        <Button look="outline">Ansehen</Button>
      </Form>
      {streets && (
        <div role="status">
          {streets.data.length === 0 ? (
            <p>Keine Straße heißt so.</p>
          ) : (
            <ul role="list" className={styles.streets}>
              {streets.data.map(({ id, name, touren }) => (
                <li key={id}>
                  <Link to={wayToStreet(id)}>{name}</Link>{' '}
                  <span className={styles.muted}>{touren === 1 ? '1 Tour' : `${touren} Touren`}</span>
                </li>
              ))}
            </ul>
          )}
          {streets.mehr && (
            <p className={styles.muted}>Es gibt mehr; bitte schreiben Sie den Namen weiter.</p>
          )}
        </div>
      )}
    </section>
  )
}

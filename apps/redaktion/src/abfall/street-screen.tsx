import { calls } from '@rathausplatz/contract'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { ActionLink } from '../pieces/action-link.tsx'
import { Screen } from '../pieces/screen.tsx'
import { ask } from '../wall/ask.ts'
import datesStyles from './dates.module.css'
import { dayInWords } from './days.ts'
import styles from './waste.module.css'
import { BACK, wayToChangeStreet, wayToTour } from './ways.ts'

export const loader = ({ params: { id = '' }, request }: LoaderFunctionArgs) =>
  ask(calls.redaktionAbfallort, { params: { id }, signal: request.signal })

/** The collections of a street, to answer a call. */
export function Component() {
  const { ort, touren, termine } = useLoaderData<typeof loader>()
  return (
    <Screen
      title={ort.name}
      way={BACK}
      action={<ActionLink to={wayToChangeStreet(ort.id)}>Straße ändern</ActionLink>}
      note={touren.length === 0 ? 'Hier fährt noch keine Tour.' : 'Was hier geholt wird, und wann.'}
    >
      <section className={styles.group} aria-labelledby="touren">
        <h2 id="touren">Touren</h2>
        <ul role="list" className={styles.streets}>
          {touren.map(({ id, name, variante, regel_worte }) => (
            <li key={id}>
              <Link to={wayToTour(id)}>{name}</Link>{' '}
              <span className={styles.muted}>{[variante, regel_worte].filter(Boolean).join('; ')}</span>
            </li>
          ))}
        </ul>
      </section>
      <section className={styles.group} aria-labelledby="termine">
        <h2 id="termine">Nächste Termine</h2>
        {termine.length === 0 && <p>Keine künftigen Termine.</p>}
        <ol role="list" className={datesStyles.dates}>
          {termine.map(({ id, datum, name, entfaellt, satz, platz }) => (
            <li key={id}>
              <time dateTime={datum}>{dayInWords(datum)}</time>
              <span>
                {entfaellt ? <s>{name}</s> : name}
                {(satz || platz) && (
                  <span className={styles.muted}> {[satz, platz].filter(Boolean).join('; ')}</span>
                )}
              </span>
            </li>
          ))}
        </ol>
      </section>
    </Screen>
  )
}

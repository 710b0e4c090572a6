import { ArrowLink } from '@rathausplatz/ui'
import styles from './opening-hours.module.css'
import type { HoursOfKind, UnitHours, Zustand } from './unit-hours.ts'

type Rank = 'h2' | 'h3' | 'h4'

type OpenStateProps = {
  zustand: Zustand
  /** The full sentence, the state of today, or a short form for lists. */
  words?: 'text' | 'heute' | 'kurz'
}

/** `Jetzt geöffnet bis 17:30 Uhr`. The mark before the text only repeats the text. */
export const OpenState = ({ zustand, words = 'text' }: OpenStateProps) => (
  <p className={styles.zustand} data-offen={zustand.offen}>
    {zustand[words]}
  </p>
)

type OpeningHoursProps = {
  hours: UnitHours
  heading: Rank
  /** False if the state is under the heading of the page. */
  withState: boolean
}

/** The hours of an office: state, kinds of hours, appointments, deviations. */
export function OpeningHours({ hours, heading, withState }: OpeningHoursProps) {
  const { zustand, arten, abweichend } = hours
  return (
    <div className={styles.zeiten}>
      {withState && zustand && <OpenState zustand={zustand} />}
      <Appointment {...hours} />
      {arten.map((kind, index) => (
        <Kind key={`${kind.name} ${index}`} kind={kind} heading={heading} />
      ))}
      {abweichend.length > 0 && (
        <section>
          <Heading rank={heading}>Abweichende Zeiten</Heading>
          <ul role="list" className={styles.abweichend}>
            {abweichend.map(({ zeitraum, grund, zeiten }) => (
              <li key={zeitraum + grund + zeiten}>
                <strong>{zeitraum}</strong>: {zeiten}
                {grund && <span className={styles.grund}>{grund}</span>}
              </li>
            ))}
          </ul>
        </section>
      )}
    </div>
  )
}

/**
 * Whether a visit needs an appointment, and the link to book one; shown whether the office is open or closed.
 */
function Appointment({ nurMitTermin, terminlink }: Pick<UnitHours, 'nurMitTermin' | 'terminlink'>) {
  if (!nurMitTermin && !terminlink) return null
  return (
    <p className={styles.termin}>
      {nurMitTermin && <span>Besuch nur mit Termin</span>}
      {terminlink && <ArrowLink href={terminlink}>Termin vereinbaren</ArrowLink>}
    </p>
  )
}

function Kind({ kind: { name, hinweis, zeilen }, heading }: { kind: HoursOfKind; heading: Rank }) {
  return (
    <section>
      <Heading rank={heading}>{name}</Heading>
      {hinweis && <p className={styles.hinweis}>{hinweis}</p>}
      {zeilen.length > 0 && (
        <dl className={styles.zeilen}>
          {zeilen.map(({ days, times }) => (
            <div key={days + times}>
              <dt>{days}</dt>
              <dd>{times}</dd>
            </div>
          ))}
        </dl>
      )}
    </section>
  )
}

const Heading = ({ rank: Rank, children }: { rank: Rank; children: string }) => (
  <Rank className={styles.art}>{children}</Rank>
)

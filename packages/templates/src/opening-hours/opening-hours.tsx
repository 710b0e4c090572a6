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

const EVERYDAY = {
  deviations: 'Abweichende Zeiten',
  needed: 'Besuch nur mit Termin',
  book: 'Termin vereinbaren',
}
type Words = typeof EVERYDAY

const EASY: Words = {
  deviations: 'An diesen Tagen ist es anders',
  needed: 'Sie brauchen einen Termin.',
  book: 'Einen Termin machen',
}

/** The hours of an office: state, kinds of hours, appointments, deviations. */
export function OpeningHours({ hours, heading, withState }: OpeningHoursProps) {
  const { zustand, arten, abweichend } = hours
  const words = hours.sprache === 'leicht' ? EASY : EVERYDAY
  return (
    <div className={styles.zeiten}>
      {withState && zustand && <OpenState zustand={zustand} />}
      <Appointment {...hours} words={words} />
      {arten.map((kind, index) => (
        <Kind key={`${kind.name} ${index}`} kind={kind} heading={heading} />
      ))}
      {abweichend.length > 0 && (
        <section>
          <Heading rank={heading}>{words.deviations}</Heading>
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
function Appointment({
  nurMitTermin,
  terminlink,
  words,
}: Pick<UnitHours, 'nurMitTermin' | 'terminlink'> & { words: Words }) {
  if (!nurMitTermin && !terminlink) return null
  return (
    <p className={styles.termin}>
      {nurMitTermin && <span>{words.needed}</span>}
      {terminlink && <ArrowLink href={terminlink}>{words.book}</ArrowLink>}
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
